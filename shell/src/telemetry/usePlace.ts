import { useEffect } from 'react';

import type { RemoteState } from '../federation/remotes';
import { enterPlace } from './journal';

/** Tells the telemetry which page is on screen, by its route and the build that shows it. */
export function usePlace(remote: string, route: string, state: RemoteState): void {
  const build = state.status === 'ready' ? state.build.build : null;
  useEffect(() => {
    if (build) enterPlace({ remote, route, build });
  }, [remote, route, build]);
}
