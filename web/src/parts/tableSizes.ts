/** How many may play at a table (1.1). */

export const SIZES: readonly number[] = [2, 3, 4];
