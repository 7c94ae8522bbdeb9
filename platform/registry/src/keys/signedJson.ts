import { z } from 'zod';

/** Parses a signed text by a schema. A valid signature does not make it JSON, so other texts are refused too. */
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
