import { paths } from './paths';

/** Session storage keys of the visitor's location before the sign-in. */
export const loginMemoryKeys = { from: 'from', query: 'query' } as const;

export interface LoginMemory {
  /** Absent if the visitor comes from the e-mail screen: the earlier value stays. */
  from?: string;
  query: string;
}

/** Values to store when the login route opens; paths are without base path and language. */
export function rememberBeforeLogin(previous: { rest: string; search: string }): LoginMemory {
  const query = previous.search;
  return previous.rest === paths.loginEmail ? { query } : { from: previous.rest, query };
}
