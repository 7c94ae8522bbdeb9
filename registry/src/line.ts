import { z } from 'zod';

/** A line that people read in a terminal: no control characters, which could draw lines of their own. */
export const lineSchema = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}*$/u, 'has control characters');
