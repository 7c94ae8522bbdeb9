import { urlOf } from '../text/urlOf';

const localNames = new Set(['localhost', '127.0.0.1']);
const remoteParameter = /^mfe\.([a-z][a-z0-9-]{0,40})$/;

/** Returns the origin if the address is only an origin, otherwise null. */
function originOf(address: string): string | null {
  const { origin, href } = urlOf(address) ?? {};
  return origin && href === `${origin}/` && /^https?:/.test(origin) ? origin : null;
}

/** Whether builds may be loaded from `origin`. `localhost` in the list allows any port of this machine over http. */
function isAllowed(origin: string, allowed: readonly string[]): boolean {
  const { protocol, hostname } = new URL(origin);
  if (allowed.includes('localhost') && protocol === 'http:' && localNames.has(hostname))
    return true;
  return allowed.includes(origin);
}

/**
 * Reads a developer's overrides, `{"mf-scores": "http://localhost:3001"}`, from `mfe.scores=` in the query, otherwise from the
 * cookie. `off` ends an override. Origins that are not allowed are ignored.
 */
export function readDevRemotes(
  search: string,
  cookie: string,
  allowed: readonly string[],
): Record<string, string> {
  const wanted = new Map([...new URLSearchParams(cookie), ...new URLSearchParams(search)]);
  const found: [string, string][] = [];
  for (const [key, address] of wanted) {
    const name = remoteParameter.exec(key)?.[1];
    const origin = originOf(address);
    if (name && origin && isAllowed(origin, allowed)) found.push([`mf-${name}`, origin]);
  }
  return Object.fromEntries(found);
}
