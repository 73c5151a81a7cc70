/** The means of transport, each standing on y = 0 and made for its own middle at x = 0. */

import { DONKEY } from "./beasts";
import {
  barrel,
  circle,
  crate,
  hatch,
  path,
  place,
  sack,
  wheel,
  type Piece,
  type Shape,
} from "./ink";
import { PUSHER, PUSHER_HEAD, WALKER } from "./people";

/** A wagon with a tilt of canvas, its middle at x = 0. */
export function wagon(): Shape[] {
  const hoops = [-26, -13, 0, 13, 26];
  return [
    { tone: "limb", d: "M-30-14H44" },
    ...barrel(-20, -18, 9, 12),
    { tone: "paper", d: "M-31-19C-34-44-24-49-15-48C-5-50 5-50 15-48C24-49 34-44 31-19z" },
    { tone: "shade", d: "M12-19C18-30 17-42 13-48C24-49 34-44 31-19z" },
    { tone: "dark", d: "M22-19C17-30 21-45 26-44C31-41 32-30 31-19z" },
    {
      tone: "fine",
      d: hatch([-30, -24], [-29, -40], [4, 0], 9) + hatch([9, -22], [11, -44], [6, 0], 12),
    },
    {
      tone: "fine",
      d: hoops
        .slice(0, 4)
        .map((x) => path`M${x} -19Q${x * 1.25} -40 ${x * 0.75} -48`)
        .join(""),
    },
    { tone: "wash", d: "M-34-21H34L31-11H-31z" },
    { tone: "fine", d: "M-33-17.5H33M-32-14.5H32M-18-21V-11M0-21V-11M18-21V-11" },
    ...wheel(-19, -9.5, 9.5),
    ...wheel(20, -8, 8),
  ];
}

/** A cart with two wheels and handles to the left, loaded. */
export function handCart(): Shape[] {
  return [
    ...sack(-5, -20, 15, 19),
    ...crate(12, -20, 18, 17),
    ...sack(3, -20, 14, 15),
    { tone: "limb", d: "M-30-21L30-20" },
    { tone: "wash", d: "M-16-21H27L24-12H-13z" },
    { tone: "fine", d: "M-15-18H26M-14-15H25M-2-21V-12M12-21V-12" },
    { tone: "limb", d: "M-12-13L-14-1" },
    ...wheel(7, -12.5, 12.5, 10),
  ];
}

/** A barrel on its side, its head towards us, its middle at r above the ground. */
export function tun(r: number): Shape[] {
  const back = path`M${-r * 0.2} ${-2 * r}C${r * 0.5} ${-2.25 * r} ${r * 1.2} ${-2.1 * r} ${r * 1.5} ${-1.6 * r}C${r * 1.9} ${-1 * r} ${r * 1.7} ${-0.3 * r} ${r * 1.2} ${-0.06 * r}L0 0z`;
  const head = -r;
  return [
    { tone: "paper", d: back },
    {
      tone: "shade",
      d: path`M${r * 0.9} ${-2.1 * r}C${r * 1.3} ${-2 * r} ${r * 1.4} ${-1.8 * r} ${r * 1.5} ${-1.6 * r}C${r * 1.9} ${-1 * r} ${r * 1.7} ${-0.3 * r} ${r * 1.2} ${-0.06 * r}L${r * 0.5} 0C${r * 1.3} ${-0.5 * r} ${r * 1.4} ${-1.5 * r} ${r * 0.9} ${-2.1 * r}z`,
    },
    {
      tone: "line",
      d: path`M${r * 0.45} ${-2.13 * r}C${r * 1.25} ${-1.6 * r} ${r * 1.25} ${-0.5 * r} ${r * 0.5} 0M${r * 0.9} ${-2.1 * r}C${r * 1.6} ${-1.6 * r} ${r * 1.6} ${-0.5 * r} ${r * 0.95} ${-0.05 * r}`,
    },
    { tone: "paper", d: circle(0, head, r) },
    { tone: "wash", d: circle(0, head, r * 0.83) },
    {
      tone: "line",
      d: [-0.42, 0, 0.42]
        .map(
          (part) =>
            path`M${part * r} ${head - Math.sqrt(0.69 - part * part) * r}V${head + Math.sqrt(0.69 - part * part) * r}`,
        )
        .join(""),
    },
    { tone: "limb", d: path`M${-r * 0.78} ${head + r * 0.1}H${r * 0.78}` },
    {
      tone: "fine",
      d: hatch([-r * 0.3, head + r * 0.35], [r * 0.3, head + r * 0.35], [0, r * 0.3], 6),
    },
    { tone: "dark", d: circle(r * 0.2, head - r * 0.42, r * 0.09) },
  ];
}

/** A cargo boat under sprit sail and jib, its waterline on y = 0. */
export function sailingBoat(): Shape[] {
  return [
    { tone: "line", d: "M6-62L40-9M6-62L-34-11M-30-10L4-38" },
    { tone: "limb", d: "M6-6V-68" },
    { tone: "dark", d: "M6-68C12-72 16-66 24-69C20-65 22-64 23-62C17-60 12-65 6-62z" },
    { tone: "paper", d: "M9-57Q30-36 37-13Q22-13 9-16Q13-36 9-57z" },
    { tone: "paper", d: "M4-60Q-14-58-34-50Q-36-30-30-14Q-12-13 4-17Q0-38 4-60z" },
    {
      tone: "shade",
      d: "M4-60Q-4-59-10-58Q-16-36-10-15Q-2-15 4-17Q0-38 4-60zM9-57Q30-36 37-13L30-13Q26-34 9-57z",
    },
    {
      tone: "fine",
      d: "M-22-54Q-26-34-21-14M-30-40Q-16-44 1-44M-33-28Q-16-31 2-31M13-42Q20-30 22-14",
    },
    { tone: "limb", d: "M4-14L-34-51" },
    ...barrel(-16, -9, 8, 9),
    ...crate(-27, -10, 10, 8),
    { tone: "paper", d: "M-48-18L-44-17L-40 3H-47z" },
    {
      tone: "wash",
      d: "M-44-17C-42-5-36 2-28 3H30C38 3 44-6 47-16C40-12 32-11 22-10H-22C-31-10-38-12-44-17z",
    },
    { tone: "fine", d: "M-41-9C-30-5 34-5 44-10M-38-4C-26-1 32-1 41-5" },
    { tone: "cloth", d: "M10-9Q13-10 15-8Q20-2 17 5Q11 7 8 4Q6-3 10-9z" },
    { tone: "fine", d: "M11-8Q8-1 11 5M14-8Q16-1 14 6M-44 4.5H44M-36 6.5H30M-20 8.5H24" },
  ];
}

/** A long barge that is towed, laden, with a man at the helm; its waterline on y = 0. */
export function barge(): Piece[] {
  return [
    place([
      { tone: "line", d: "M34-40L78-52" },
      { tone: "limb", d: "M34-8V-41" },
    ]),
    place(WALKER, -47, -9, 0.72),
    place([
      ...barrel(-24, -9, 12, 16),
      ...barrel(-9, -9, 12, 16),
      ...crate(8, -9, 17, 15),
      ...sack(24, -9, 14, 15),
      ...crate(0, -23, 14, 10),
      ...sack(-17, -24, 12, 11),
      { tone: "limb", d: "M-62-14L-42-23" },
      {
        tone: "wash",
        d: "M-61-15C-60-4-54 3-48 3H48C56 3 61-6 63-18C54-12 46-10 38-10H-44C-52-10-57-11-61-15z",
      },
      {
        tone: "fine",
        d: "M-60-9C-50-4 50-4 61-11M-56-4C-46 0 46 0 57-5M-40-10V3M-14-10V3M12-10V3M36-10V3",
      },
      { tone: "paper", d: "M-66-20L-61-17L-62 3L-67 3z" },
    ]),
  ];
}

export function packDonkey(): Shape[] {
  return [
    ...DONKEY,
    ...sack(-11, -30, 15, 13),
    ...sack(1, -30, 14, 14),
    { tone: "line", d: "M-20-31Q-5-34 8-32" },
    { tone: "wash", d: "M-16-32C-18-24-17-18-14-16H-1C2-18 3-25 2-32Q-7-29-16-32z" },
    { tone: "fine", d: "M-17-27Q-7-24 2.5-27M-17-22Q-7-19 2-22M-12-31V-16M-7-30V-16M-2-31V-16" },
  ];
}

/** Somebody who pushes, bent forward, the head up. */
export function pusher(x: number, y: number, scale: number): Piece[] {
  const head = place(
    PUSHER_HEAD.shapes,
    x + PUSHER_HEAD.x * scale,
    y + PUSHER_HEAD.y * scale,
    scale,
  );
  return [place(PUSHER, x, y, scale), head];
}
