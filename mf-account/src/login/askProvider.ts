import type { BrandConfig, RegisterLoginType } from '@scoreline/shared-lib/contract';

import type { Provider } from './ProviderMark';

/** What comes back from a provider: a ticket that signs in once, or why there is none. */
export interface Ticket {
  provider: RegisterLoginType;
  ticket?: string;
  error?: string;
}

const source = 'scoreline-sign-in';

const startAddress = (brand: BrandConfig, provider: Provider, display: 'popup' | 'page') =>
  `${brand.basePath.replace(/\/$/, '')}/auth/${provider}/start?display=${display}&from=${encodeURIComponent(location.pathname)}`;

const isTicket = (data: unknown): data is Ticket & { source: string } =>
  typeof data === 'object' && data !== null && (data as { source?: string }).source === source;

const lookMs = 500;
/** A pop-up may be seen to be closed before its last word has come over: so many looks are waited for it. */
const looksAfterClosing = 2;

/** Waits for the pop-up's word; null where it was closed without one. */
function answerOf(popup: Window): Promise<Ticket | null> {
  return new Promise((resolve) => {
    const finish = (ticket: Ticket | null) => {
      removeEventListener('message', onMessage);
      clearInterval(watch);
      popup.close();
      resolve(ticket);
    };
    const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin === location.origin && isTicket(data)) finish(data);
    };
    addEventListener('message', onMessage);
    let looksLeft = looksAfterClosing;
    const watch = setInterval(() => {
      if (popup.closed && looksLeft-- === 0) finish(null);
    }, lookMs);
  });
}

/**
 * Asks a provider who this is, in a pop-up, or by leaving the page where none may open: then the answer comes with the
 * address of the login page.
 */
export async function askProvider(brand: BrandConfig, provider: Provider): Promise<Ticket | null> {
  const popup = open(startAddress(brand, provider, 'popup'), source, 'popup,width=480,height=640');
  if (popup) return answerOf(popup);
  location.assign(startAddress(brand, provider, 'page'));
  return new Promise(() => undefined);
}

/** The ticket an address brings back from a provider; null where it brings none. */
export function ticketOf(query: URLSearchParams): Ticket | null {
  const [provider, ticket, error] = ['provider', 'ticket', 'error'].map((name) => query.get(name));
  if (!provider) return null;
  if (ticket) return { provider: provider as Provider, ticket };
  return error ? { provider: provider as Provider, error } : null;
}
