import { paths } from './paths';

/** Session storage keys of where a visitor was before signing in. */
export const loginMemoryKeys = { from: 'from', query: 'query' } as const;

export interface LoginMemory {
  /** Left out when the visitor comes from the e-mail screen: what was kept before stays. */
  from?: string;
  query: string;
}

/** What to keep when the login route opens; paths are without base path and language. */
export function rememberBeforeLogin(previous: { rest: string; search: string }): LoginMemory {
  const query = previous.search;
  return previous.rest === paths.loginEmail ? { query } : { from: previous.rest, query };
}
