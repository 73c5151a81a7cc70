/** A wreath of laurel, open at the top: leaves in pairs along both sides of a circle. */

const LEAVES = 9;

/** Path data round the origin, for that radius. */
export function laurel(radius: number): string {
  let d = "";
  for (const side of [-1, 1]) {
    for (let n = 0; n < LEAVES; n++) {
      const turn = side * (0.12 + (n / LEAVES) * 2.35);
      const at = { x: Math.sin(turn) * radius, y: Math.cos(turn) * radius };
      // A leaf follows the circle and leans outwards and inwards in turn.
      for (const lean of [-0.55, 0.5]) {
        const along = Math.PI / 2 - turn - side * (Math.PI / 2) + (side > 0 ? 0 : Math.PI) + lean;
        d += leaf(at, along, radius * (0.34 - n * 0.012));
      }
    }
  }
  return d;
}

function leaf(from: { x: number; y: number }, turn: number, length: number): string {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const point = (x: number, y: number): string =>
    `${(from.x + x * c - y * s).toFixed(1)} ${(from.y + x * s + y * c).toFixed(1)}`;
  const w = length * 0.3;
  return `M${point(0, 0)}Q${point(length / 2, -w)} ${point(length, 0)}Q${point(length / 2, w)} ${point(0, 0)}z`;
}
