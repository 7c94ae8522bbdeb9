import type { Config } from './config';

/** The duties of a process: pages and calls, live sockets, background work. */
export interface Duties {
  pages: boolean;
  sockets: boolean;
  work: boolean;
}

/** `all` is one process with every duty; the others share a database and a bus. */
export const dutiesOf = (role: Config['role']): Duties => ({
  pages: role === 'all' || role === 'web',
  sockets: role === 'all' || role === 'live',
  work: role === 'all' || role === 'worker',
});
