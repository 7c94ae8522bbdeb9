import { z } from 'zod';

/** The content of a text that somebody has signed. What was signed may be anything: what is no JSON is refused, too. */
export const signedJson = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue('it is no JSON');
        return z.NEVER;
      }
    })
    .pipe(schema);
