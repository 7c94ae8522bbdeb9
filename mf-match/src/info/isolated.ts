/** A name inside a sentence keeps its own direction, and what follows it stands after it, in every direction of reading. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
