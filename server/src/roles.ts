import type { Config } from './config';

/** What a process does of all that a site needs: pages and calls, live sockets, the work behind them. */
export interface Duties {
  pages: boolean;
  sockets: boolean;
  work: boolean;
}

/** `all` is one process that does everything; the others share a database and a bus. */
export const dutiesOf = (role: Config['role']): Duties => ({
  pages: role === 'all' || role === 'web',
  sockets: role === 'all' || role === 'live',
  work: role === 'all' || role === 'worker',
});
