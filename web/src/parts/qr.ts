/** A link as a QR code: one path, so that it is drawn like everything else here. */

import { encode } from "uqr";

/** Its width in modules, quiet zone included, and a path of all dark modules. */
export function qr(text: string): { size: number; d: string } {
  const { size, data } = encode(text, { ecc: "M", border: 3 });
  let d = "";
  data.forEach((row, y) => {
    // neighbours become one stroke: a third of the path, and no seams between them
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      d += `M${from} ${y}h${x - from + 1}v1h${from - x - 1}z`;
    }
  });
  return { size, d };
}
