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
  const [place, setPlace] = useState(history.place);
  useLayoutEffect(() => {
    const follow = () => setPlace(history.place());
    follow();
    return history.subscribe(() => startTransition(follow));
  }, [history]);
  return (
    <Router basename={basename} navigator={history.navigator} {...place}>
      {children}
    </Router>
  );
}
