/** Carts: the small white one that is printed on merchandise routes, and the piece that is put down. */

/** Seen from the side, its shafts to the right, loaded with two sacks. */
export const PRINTED_CART = {
  load: "M-7.6-4.4C-8-9-2.4-9-2.2-4.6M-2.4-4.8C-2.6-9.6 4.4-9.2 4-4.4",
  body: "M-10-4.6H6.2L8.6.8H-8.4z",
  shaft: "M8 .2L13.4-1.6",
  wheel: "M-5.4 2.4a4.4 4.4 0 0 1 8.8 0a4.4 4.4 0 0 1-8.8 0z",
  spokes: "M-1-2V6.8M-5.4 2.4H3.4M-4.1-.7L2.1 5.5M-4.1 5.5L2.1-.7",
} as const;

/** Seen from above, its shafts to the right: it lies well at any angle of a route. */
export const CART = {
  shadow: "M-26-8h5v-4h20v4h15v3l14 2v6l-14 2v3h-15v4h-20v-4h-5z",
  wheels: "M-20.5-12.3h19v5h-19zM-20.5 7.3h19v5h-19z",
  tread: "M-17-12.3v5m4-5v5m4-5v5m4-5v5M-17 7.3v5m4-5v5m4-5v5m4-5v5",
  shafts: "M13-5L28-2.6M13 5L28 2.6M21-4V4",
  body: "M-26-7q0-1.5 1.5-1.5h37q1.5 0 1.5 1.5v14q0 1.5-1.5 1.5h-37q-1.5 0-1.5-1.5z",
  rim: "M-23.6-6.1h35v12.2h-35z",
} as const;
