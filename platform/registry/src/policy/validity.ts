const dayMs = 86_400_000;

/** Days for which a new key is valid unless rotated. */
export const keyDays = 365;

export const inDays = (from: Date, count: number): Date => new Date(from.getTime() + count * dayMs);
