import { Refusal } from '@scoreline/remote-kit/admission';
import type { z } from 'zod';

/**
 * Parses a request by its schema.
 * @throws Refusal naming the first invalid field.
 */
export function readBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Refusal('request', `${issue?.path.join('.') || 'body'}: ${issue?.message}`);
}
