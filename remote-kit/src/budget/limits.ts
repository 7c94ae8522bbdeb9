const kilobyte = 1024;

/** Brotli bytes a part of a remote may take; the first two are rows of the product's bars. */
export const limits = {
  /** All that a first render of the remote needs beside its entry. */
  exposed: 40 * kilobyte,
  locale: 8 * kilobyte,
  entry: 10 * kilobyte,
  /** A chunk that comes later, each. */
  lazy: 40 * kilobyte,
} as const;

export type Part = keyof typeof limits;
