/** The draughtsman's tools: shapes in ink, made from geometry, and how they are put in place. */

/**
 * How a shape is filled and drawn: `paper` and `wash` have an ink edge, `dark` is solid ink, `line`
 * `fine` are strokes, `far` is faint with distance, `shade` is a veil of ink, `glow` one of paper, and
 * `limb` a line so broad that it has edges of its own.
 */
export type Tone =
  "paper" | "wash" | "cloth" | "dark" | "line" | "fine" | "far" | "shade" | "glow" | "limb";

export interface Shape {
  readonly tone: Tone;
  readonly d: string;
}

/** A group of shapes, moved to a place; `turned` mirrors it to look the other way. */
export interface Piece {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turned: boolean;
  readonly shapes: readonly Shape[];
}

export function place(shapes: readonly Shape[], x = 0, y = 0, scale = 1, turned = false): Piece {
  return { x, y, scale, turned, shapes };
}

export function transform({ x, y, scale, turned }: Piece): string {
  return `translate(${x} ${y}) scale(${turned ? -scale : scale} ${scale})`;
}

/** A number as short as it may be in a path. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100 || 0);
}

/** Path data from commands and numbers. */
export function path(parts: TemplateStringsArray, ...values: readonly number[]): string {
  return parts.reduce((text, part, n) => text + short(values[n - 1]!) + part);
}

export function circle(x: number, y: number, r: number): string {
  return path`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return path`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return path`M${x} ${y}h${width}v${height}h${-width}z`;
}

/** Parallel strokes from one line to another: the shade of an engraving. */
export function hatch(
  from: readonly [number, number],
  to: readonly [number, number],
  stroke: readonly [number, number],
  count: number,
): string {
  let d = "";
  for (let n = 0; n < count; n++) {
    const part = count > 1 ? n / (count - 1) : 0.5;
    const x = from[0] + (to[0] - from[0]) * part;
    const y = from[1] + (to[1] - from[1]) * part;
    d += path`M${x} ${y}l${stroke[0]} ${stroke[1]}`;
  }
  return d;
}

/** A spoked wheel, standing on the ground below its middle. */
export function wheel(x: number, y: number, r: number, spokes = 8): Shape[] {
  const felloe = r * 0.82;
  const hub = r * 0.2;
  let rays = "";
  for (let n = 0; n < spokes; n++) {
    const angle = ((n + 0.5) * 2 * Math.PI) / spokes;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    rays += path`M${x + hub * c} ${y + hub * s}L${x + felloe * c} ${y + felloe * s}`;
  }
  return [
    { tone: "paper", d: `${circle(x, y, r)}${circle(x, y, felloe)}` },
    { tone: "line", d: rays },
    { tone: "paper", d: circle(x, y, hub) },
  ];
}

/** A standing barrel: staves, hoops, and the shade on its right. */
export function barrel(x: number, y: number, width: number, height: number): Shape[] {
  const belly = width * 0.14;
  const [l, r, top] = [x - width / 2, x + width / 2, y - height];
  const body = path`M${l} ${top}Q${l - belly * 2} ${y - height / 2} ${l} ${y}H${r}Q${r + belly * 2} ${y - height / 2} ${r} ${top}z`;
  const hoop = (part: number): string => {
    const out = belly * 4 * part * (1 - part);
    return path`M${l - out} ${top + height * part}Q${x} ${top + height * part + 1.4} ${r + out} ${top + height * part}`;
  };
  return [
    { tone: "paper", d: body },
    {
      tone: "shade",
      d: path`M${x + width * 0.15} ${top}Q${x + width * 0.3} ${y - height / 2} ${x + width * 0.15} ${y}H${r}Q${r + belly * 2} ${y - height / 2} ${r} ${top}z`,
    },
    { tone: "line", d: hoop(0.2) + hoop(0.8) },
    {
      tone: "fine",
      d:
        hoop(0.32) +
        hoop(0.68) +
        path`M${x - width * 0.2} ${top}v${height}M${x + width * 0.1} ${top}v${height}`,
    },
  ];
}

/** A crate of planks, nailed and crossed. */
export function crate(x: number, y: number, width: number, height: number): Shape[] {
  const [l, top] = [x - width / 2, y - height];
  const edge = Math.min(width, height) * 0.16;
  return [
    { tone: "paper", d: box(l, top, width, height) },
    { tone: "line", d: box(l + edge, top + edge, width - 2 * edge, height - 2 * edge) },
    {
      tone: "fine",
      d:
        path`M${l + edge} ${y - edge}L${l + width - edge} ${top + edge}` +
        hatch(
          [l + edge, top + height * 0.36],
          [l + edge, top + height * 0.64],
          [width - 2 * edge, 0],
          2,
        ),
    },
    { tone: "shade", d: box(l + width * 0.7, top, width * 0.3, height) },
  ];
}

/** A full sack, tied at its neck. */
export function sack(x: number, y: number, width: number, height: number): Shape[] {
  const [w, neck] = [width / 2, y - height * 0.8];
  return [
    {
      tone: "cloth",
      d: path`M${x - w * 0.2} ${neck}C${x - w * 1.2} ${neck + height * 0.2} ${x - w * 1.1} ${y} ${x - w * 0.7} ${y}H${x + w * 0.7}C${x + w * 1.1} ${y} ${x + w * 1.2} ${neck + height * 0.2} ${x + w * 0.2} ${neck}L${x + w * 0.5} ${y - height}Q${x} ${y - height * 0.88} ${x - w * 0.5} ${y - height}z`,
    },
    { tone: "line", d: path`M${x - w * 0.25} ${neck}h${w * 0.5}` },
    {
      tone: "fine",
      d: path`M${x + w * 0.15} ${neck + 1}q${w * 0.5} ${height * 0.3} ${w * 0.3} ${height * 0.6}M${x - w * 0.1} ${neck + 1}q${-w * 0.1} ${height * 0.2} ${-w * 0.2} ${height * 0.35}`,
    },
  ];
}
