import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';

import type { PageHistory } from './pageHistory';

interface PageRouterProps {
  history: PageHistory;
  basename: string;
  children: ReactNode;
}

/** The router over a history that is older than the first render: what happened during that one is caught up with. */
export function PageRouter({ history, basename, children }: PageRouterProps) {
  const [entry, setEntry] = useState(history.entry);
  useLayoutEffect(() => {
    const follow = () => setEntry(history.entry());
    follow();
    return history.subscribe(() => startTransition(follow));
  }, [history]);
  return (
    <Router basename={basename} navigator={history.navigator} {...entry}>
      {children}
    </Router>
  );
}
