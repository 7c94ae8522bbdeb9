import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { Router } from 'react-router-dom';

import { createAppNavigator } from './appNavigator';
import type { PageHistory } from './pageHistory';

interface PageRouterProps {
  history: PageHistory;
  /** The brand's base path and the language segment, if the address has one. */
  basename: string;
  children: ReactNode;
}

/** The router over a history created before the first render: it catches up with navigations that happened meanwhile. */
export function PageRouter({ history, basename, children }: PageRouterProps) {
  const [entry, setEntry] = useState(history.entry);
  const navigator = useMemo(() => createAppNavigator(history, basename), [history, basename]);
  useLayoutEffect(() => {
    const follow = () => setEntry(history.entry());
    follow();
    return history.subscribe(() => startTransition(follow));
  }, [history]);
  return (
    <Router basename={basename} navigator={navigator} {...entry}>
      {children}
    </Router>
  );
}
