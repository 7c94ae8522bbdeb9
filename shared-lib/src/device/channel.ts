import { readText, sessionStore, writeText } from './storage';

const storageKey = 'channel';

function fromReferrer(referrer: string, host: string): string | null {
  try {
    const address = new URL(referrer);
    return address.host === host ? address.searchParams.get('from') : null;
  } catch {
    return null;
  }
}

/**
 * Marketing source: `from` in the page's query, otherwise in a referrer of the same host, otherwise the one stored for this
 * session. It is stored in session storage; null if there is none.
 */
export function readChannel(page: {
  search: string;
  host: string;
  referrer: string;
}): string | null {
  const store = sessionStore();
  const found =
    new URLSearchParams(page.search).get('from') ?? fromReferrer(page.referrer, page.host);
  if (found) writeText(store, storageKey, found);
  return found || readText(store, storageKey);
}

/** The marketing source of the current page; see `readChannel`. */
export const currentChannel = (): string | null =>
  readChannel({ search: location.search, host: location.host, referrer: document.referrer });
