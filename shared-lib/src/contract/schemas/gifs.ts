import { z } from 'zod';

const cursor = z.string().max(64);

export const gifsRequestSchema = z.object({
  text: z.string().max(50).default(''),
  cursor: cursor.optional(),
});
/** Addresses are paths on this site. */
export const gifsSchema = z.object({
  gifs: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      preview: z.string(),
      image: z.string(),
      width: z.int(),
      height: z.int(),
    }),
  ),
  cursor: cursor.nullable(),
});
