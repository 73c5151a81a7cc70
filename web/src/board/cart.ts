/** The cart that is put down on a space, from above, its shafts to the right: it lies well at any angle. */
export const CART = {
  shadow: "M-26-8h5v-4h20v4h15v3l14 2v6l-14 2v3h-15v4h-20v-4h-5z",
  wheels: "M-20.5-12.3h19v5h-19zM-20.5 7.3h19v5h-19z",
  tread: "M-17-12.3v5m4-5v5m4-5v5m4-5v5M-17 7.3v5m4-5v5m4-5v5m4-5v5",
  shafts: "M13-5L28-2.6M13 5L28 2.6M21-4V4",
  body: "M-26-7q0-1.5 1.5-1.5h37q1.5 0 1.5 1.5v14q0 1.5-1.5 1.5h-37q-1.5 0-1.5-1.5z",
  rim: "M-23.6-6.1h35v12.2h-35z",
} as const;
