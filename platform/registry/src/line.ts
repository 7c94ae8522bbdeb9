import { z } from 'zod';

/** A line printed in terminals: no control characters, which could forge further lines. */
export const lineSchema = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}*$/u, 'has control characters');
