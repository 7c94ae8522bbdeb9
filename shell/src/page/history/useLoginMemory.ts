import { loginMemoryKeys, paths, rememberBeforeLogin } from '@scoreline/shared-lib/contract';
import { sessionStore, writeText } from '@scoreline/shared-lib/device';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Stores the page a visitor was on when the login route opens, so that signing in can return there. */
export function useLoginMemory(): void {
  const { pathname, search } = useLocation();
  const previous = useRef({ rest: pathname, search });
  useEffect(() => {
    const before = previous.current;
    previous.current = { rest: pathname, search };
    if (pathname !== paths.login || before.rest === paths.login) return;
    const { from, query } = rememberBeforeLogin(before);
    if (from !== undefined) writeText(sessionStore(), loginMemoryKeys.from, from);
    writeText(sessionStore(), loginMemoryKeys.query, query);
  }, [pathname, search]);
}
