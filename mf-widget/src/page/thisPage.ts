import type { LiveConnection } from '@scoreline/shared-lib/live';

/** What all widgets of a page have in common, whichever version they are. It only ever grows. */
interface ThisPage {
  /** By the socket's address. */
  connections: Map<string, LiveConnection>;
}

const symbol = Symbol.for('scoreline.widget');

/** The one thing that widgets leave on a page. */
export function thisPage(): ThisPage {
  const holder = globalThis as { [symbol]?: ThisPage };
  const known = holder[symbol];
  if (known) return known;
  const made: ThisPage = { connections: new Map() };
  Object.defineProperty(holder, symbol, { value: made });
  return made;
}
