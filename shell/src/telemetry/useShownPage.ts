import { useEffect } from 'react';

import type { RemoteState } from '../federation/remotes';
import { enterPage } from './journal';

/** Tells the telemetry which page is on screen, by its route and the build that shows it. */
export function useShownPage(remote: string, route: string, state: RemoteState): void {
  const build = state.status === 'ready' ? state.build.build : null;
  useEffect(() => {
    if (build) enterPage({ remote, route, build });
  }, [remote, route, build]);
}
