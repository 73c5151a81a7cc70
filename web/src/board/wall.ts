/** The city wall with its bastions and moat, and the land outside. */

import type { Chance } from "./chance";
import { dots, line, lines, mark, moved, type Mark } from "./path";
import { beside, between, inside, resample, smooth, type Line, type Point } from "./shapes";

/** A bay is a bastion and half of the curtain wall on each side of it. */
const BAYS = 21;
/** Points of the wall's line in one bay. */
const STEPS = 12;
const TIP = 18;
const SHOULDER = 7;
/** From a bastion's tip to the outer bank. */
const MOAT = 6;
/** Bastions with a windmill on them, counted from the north-west. */
const MILLS = [3, 9, 11, 13, 17, 19];
const THICK = 3;
const DITCHES = 130;
/** Scattered over the whole sheet; those that fall outside the wall are drawn. */
const TREES = 240;

export function drawWall(course: Line): Mark[] {
  const spine = resample(smooth(course), BAYS * STEPS + 1);
  const bank = smooth(bankOf(spine), 3);
  const feet = beside(spine, 6);
  return [
    mark("moat", line([...spine, ...bank.toReversed()], true)),
    mark("moat-bank", line(bank)),
    mark("moat-line", lines([beside(bank, -2.2), beside(spine, 2.4)])),
    mark("rampart", line([...bastioned(spine), ...beside(spine, -THICK).reverse()], true)),
    mark("hachures", line(beside(spine, -THICK - 2.4))),
    mark("tint", line(beside(spine, -THICK - 9))),
    ...MILLS.flatMap((bay) => mill(feet[STEPS * bay + STEPS / 2]!)),
  ];
}

/** A windmill, small enough to stand on a bastion. */
function mill([x, y]: Point): Mark[] {
  const place = moved(x, y);
  return [
    mark("mill", "M-2.6 3L-1.7-6H1.7L2.6 3z", { place }),
    mark("mill cap", "M-2-6Q0-9.4 2-6z", { place }),
    mark("mill", "M-6-11.6L6-1.4M6-11.6L-6-1.4", { place }),
  ];
}

/** The outer face: in every bay the throat, two shoulders and the tip of a bastion. */
function bastioned(spine: Line): Point[] {
  const [tips, shoulders] = [beside(spine, TIP), beside(spine, SHOULDER)];
  const face: Point[] = [spine[0]!];
  for (let middle = STEPS / 2; middle < BAYS * STEPS; middle += STEPS) {
    face.push(spine[middle - 2]!, shoulders[middle - 2]!, tips[middle]!);
    face.push(shoulders[middle + 2]!, spine[middle + 2]!);
  }
  return [...face, spine.at(-1)!];
}

function bankOf(spine: Line): Point[] {
  const [far, near] = [beside(spine, TIP + MOAT), beside(spine, TIP - 2)];
  const bank: Point[] = [];
  for (let start = 0; start < BAYS * STEPS; start += STEPS) {
    bank.push(near[start]!, far[start + STEPS / 2]!);
  }
  return [...bank, near.at(-1)!];
}

/** Long narrow meadows between ditches, fanning out from the wall. */
export function drawFields(course: Line, [width, height]: Point, chance: Chance): Mark[] {
  const spine = resample(smooth(course), DITCHES);
  const bank = beside(spine, TIP + MOAT + 3);
  const out = ([x, y]: Point): boolean => x < 0 || y < 0 || x > width || y > height;
  const ditches: Line[] = [];
  for (let index = 0; index < DITCHES; index++) {
    const reach = beside(spine, TIP + MOAT + chance.between(70, 190))[index]!;
    if (!out(reach)) ditches.push([bank[index]!, reach]);
    else if (!out(bank[index]!)) ditches.push([bank[index]!, between(bank[index]!, reach, 0.6)]);
    // A cross ditch between this ditch and the one before.
    const row = beside(spine, TIP + MOAT + chance.between(14, 130));
    if (index && !out(row[index]!)) ditches.push([row[index - 1]!, row[index]!]);
  }
  const town: Line = [...bank, [width + 99, -99], [-99, -99]];
  const trees = Array.from({ length: TREES }, (): Point => [
    chance.between(0, width),
    chance.between(250, height),
  ]).filter((tree) => !inside(tree, town));
  return [mark("ditch", lines(ditches)), mark("trees", dots(trees))];
}
