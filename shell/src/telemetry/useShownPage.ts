import { useEffect } from 'react';

import type { RemoteState } from '@scoreline/platform-browser';
import { enterPage } from './journal';

/** Reports the page on screen to the telemetry, by its route and the build that renders it. */
export function useShownPage(remote: string, route: string, state: RemoteState): void {
  const build = state.status === 'ready' ? state.build.build : null;
  useEffect(() => {
    if (build) enterPage({ remote, route, build });
  }, [remote, route, build]);
}
