import { z } from 'zod';

const schema = z.object({
  project_id: z.string().regex(/^[a-z0-9-]+$/),
  client_email: z.email(),
  private_key: z.string().includes('PRIVATE KEY'),
  token_uri: z
    .url()
    .refine((text) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|\/)/.test(text))
    .default('https://oauth2.googleapis.com/token'),
});

/** The service account that Firebase issues to the operator. */
export type ServiceAccount = z.output<typeof schema>;

/** Parses the account's JSON; null if it is invalid. */
export function readServiceAccount(text: string): ServiceAccount | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
