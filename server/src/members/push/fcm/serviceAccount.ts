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

/** What Firebase gives an operator to send in the project's name. */
export type ServiceAccount = z.output<typeof schema>;

/** The account of its JSON; null for what is none. */
export function readServiceAccount(text: string): ServiceAccount | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
