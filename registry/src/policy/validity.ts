const dayMs = 86_400_000;

/** As long a new key counts that nobody rotates. */
export const keyDays = 365;

export const inDays = (from: Date, count: number): Date => new Date(from.getTime() + count * dayMs);
