import { urlOf } from '../text/urlOf';

const localNames = new Set(['localhost', '127.0.0.1']);
const remoteParameter = /^mfe\.([a-z][a-z0-9-]{0,40})$/;

/** The origin of an address that is nothing but an origin; null for all else. */
function originOf(address: string): string | null {
  const { origin, href } = urlOf(address) ?? {};
  return origin && href === `${origin}/` && /^https?:/.test(origin) ? origin : null;
}

/** Whether builds may be taken from `origin`: `localhost` in the list means any port of this machine, by http. */
function isAllowed(origin: string, allowed: readonly string[]): boolean {
  const { protocol, hostname } = new URL(origin);
  if (allowed.includes('localhost') && protocol === 'http:' && localNames.has(hostname))
    return true;
  return allowed.includes(origin);
}

/**
 * Which remotes a developer wants from where, `{"mf-scores": "http://localhost:3001"}`: `mfe.scores=` of the address, and
 * of the cookie where the address does not say. `off` ends one. What is not allowed is left out.
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
