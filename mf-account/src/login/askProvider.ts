import type { BrandConfig, RegisterLoginType } from '@scoreline/shared-lib/contract';

import type { Provider } from './ProviderMark';

/** A provider's answer: a ticket that signs in once, or an error. */
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
/** A pop-up may close before its message arrives, so wait for this many more checks. */
const looksAfterClosing = 2;

/** Waits for the pop-up's message. Null if it was closed without one. */
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
 * Signs in at a provider in a pop-up. If the browser blocks it, the page itself navigates there, and the answer arrives in the
 * address of the login page.
 */
export async function askProvider(brand: BrandConfig, provider: Provider): Promise<Ticket | null> {
  const popup = open(startAddress(brand, provider, 'popup'), source, 'popup,width=480,height=640');
  if (popup) return answerOf(popup);
  location.assign(startAddress(brand, provider, 'page'));
  return new Promise(() => undefined);
}

/** The ticket in an address returned from a provider, or null. */
export function ticketOf(query: URLSearchParams): Ticket | null {
  const [provider, ticket, error] = ['provider', 'ticket', 'error'].map((name) => query.get(name));
  if (!provider) return null;
  if (ticket) return { provider: provider as Provider, ticket };
  return error ? { provider: provider as Provider, error } : null;
}
