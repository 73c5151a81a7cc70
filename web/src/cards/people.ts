/** People of about 1660, facing right, their shoes on y = 0: hat, collar, doublet, breeches. */

import { circle, ellipse, hatch, type Shape } from "./ink";

const HEAD: readonly Shape[] = [
  {
    tone: "paper",
    d: "M-1.5-37C-1.5-42 6-42 6.2-37.5L7.2-36L6-35.4C6-33.5 4.5-32.6 2.5-32.6C0-32.6-1.5-34.5-1.5-37z",
  },
  {
    tone: "dark",
    d: "M-1.8-39C-3.6-36-3.2-33-2.4-31.6C-.6-32-.2-35 .6-38z" + circle(4.4, -37.4, 0.55),
  },
  {
    tone: "dark",
    d: `M-1.4-40.6L-.6-47.5Q2.5-48.6 5.6-47.4L6-40.6z${ellipse(2.4, -40.4, 7.4, 1.5)}`,
  },
  {
    tone: "glow",
    d: "M-1.2-42.6L-1-44.2Q2.5-43.2 5.8-44.2L5.9-42.6Q2.4-41.8-1.2-42.6z",
  },
];

function legs(front: string, back: string): Shape[] {
  return [
    { tone: "limb", d: back },
    { tone: "limb", d: front },
  ];
}

const SHOES = "M-10.8-1.8h4.8l2.2 1.8h-7zM7.2-1.8h4l3 1.8h-7z";

/** Walks upright, one hand forward. */
export const WALKER: readonly Shape[] = [
  ...legs("M2-14L6-8L9-1", "M-1-14L-3-8L-8.5-1.5"),
  { tone: "dark", d: SHOES },
  { tone: "cloth", d: "M-5-19C-8-14-7-10-5-9H0L2-13L4-9H9C10-12 8-16 7-19z" },
  { tone: "wash", d: "M-3-32C-6-28-7-22-7.5-15.5Q1-13 8.5-15.5C8-22 8-28 6.5-32z" },
  { tone: "fine", d: hatch([-4, -28], [-5.5, -17], [3, 1], 7) + "M3-31V-15" },
  { tone: "paper", d: "M-4-32.6Q2-30 7.5-32.6L8.6-29.6Q2-27-4.6-29.6z" },
  ...HEAD,
];

/** Leans forward against a load; the hands are at 17, -20. */
export const PUSHER: readonly Shape[] = [
  ...legs("M-3-15L4-9L2-1", "M-6-15L-10-8L-17-2"),
  { tone: "dark", d: "M-19.8-3.4l4 2.2l.6 1.6l-5.6-1.6zM.4-1.8h4l3 1.8h-7z" },
  { tone: "cloth", d: "M-8-20C-13-15-13-11-11-9.5L-6-10L-3-13L1-8.5L6-10C6-14 3-18 2-19z" },
  { tone: "wash", d: "M2-33C-3-30-8-24-10-18Q-4-13 4-15.5C6-20 9-25 10-31z" },
  { tone: "fine", d: hatch([-3, -27], [-8.5, -19], [3.4, 2], 7) },
  { tone: "limb", d: "M6-28L11-22L17-20" },
  { tone: "paper", d: "M.5-33.6Q6-30.5 11.5-31.5L12-28.5Q5-27.5-.5-30.8z" },
];
export const PUSHER_HEAD = { shapes: HEAD, x: 4.6, y: 0.6 } as const;
