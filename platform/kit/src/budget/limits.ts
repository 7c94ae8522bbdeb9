const kilobyte = 1024;

/** Brotli bytes that each part of a remote may take; the first two are in the product's performance targets. */
export const limits = {
  /** Everything besides the entry that a remote's first render needs. */
  exposed: 40 * kilobyte,
  locale: 8 * kilobyte,
  entry: 10 * kilobyte,
  /** Each chunk that loads later. */
  lazy: 40 * kilobyte,
} as const;

export type Part = keyof typeof limits;
