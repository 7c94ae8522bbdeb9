import { z } from 'zod';

import { isProxyList } from './wire/live/sockets/clientAddress';

export const port = z.coerce.number().int().min(0).max(65_535);
export const urlOf = (...schemes: string[]) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol));
export const optionalText = z.string().min(1).optional();
/** Providers need TLS, except those on this machine, as in tests. */
export const providerUrl = urlOf('http:', 'https:').refine((text) =>
  /^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(text),
);
/** Whether the URL is safe in a policy: a host, and folders with plain names. */
export const isPlainAddress = (text: string) =>
  /^https?:\/\/[\w.-]+(:\d+)?(\/[\w.~-]+)*\/?$/.test(text);
export const issuer = (usual: string) => providerUrl.default(usual);

export const isDatabaseUrl = (text: string) =>
  urlOf('postgres:', 'postgresql:').safeParse(text).success;
export const databaseUrls = (text: string) => text.split(/\s*,\s*/).filter(Boolean);

/** A number of proxies, or addresses. Not `true`, which would trust the headers of any visitor. */
export const proxies = z
  .string()
  .refine((text) => /^[1-9]$/.test(text) || isProxyList(text))
  .transform((text) => (/^\d$/.test(text) ? Number(text) : text));

/** `localhost`, a bare origin, or `off`. */
export const isDevOrigin = (text: string) =>
  text === 'localhost' ||
  text === 'off' ||
  (URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text);

/**
 * Parses a comma-separated list of `team=https://…`, with `*` for all other teams; a single URL is for all. Null if a URL is
 * invalid.
 */
export function readWebhooks(text: string): Record<string, string> | null {
  const pairs = text.split(',').map((part) => {
    const [, team = '*', address = ''] = /^(?:([a-z*][a-z0-9-]*)=)?(.*)$/.exec(part.trim()) ?? [];
    return [team, address] as const;
  });
  return pairs.every(([, address]) => providerUrl.safeParse(address).success)
    ? Object.fromEntries(pairs)
    : null;
}

export interface Setting<T extends z.ZodType = z.ZodType> {
  schema: T;
  /** Completes the sentence "NAME must be …". */
  expected: string;
  /** One or two sentences of Markdown for docs/reference/settings.md. */
  about: string;
  /** Its value is never printed. */
  secret?: true;
}
export const setting = <T extends z.ZodType>(
  schema: T,
  expected: string,
  about: string,
): Setting<T> => ({ schema, expected, about });
export const secret = <T extends z.ZodType>(
  schema: T,
  expected: string,
  about: string,
): Setting<T> => ({ schema, expected, about, secret: true });
