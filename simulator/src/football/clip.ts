import type { VideoEvent } from '@scoreline/shared-lib/contract/feed';

import { source } from '../event/source';
import type { Fixture } from '../fixture';

/** WCAG 2.2.2: motion that starts automatically may last five seconds without a pause button. */
const clipSeconds = 5;

/** The demo's highlights: a page of this site that replays the goals. */
export const clipEvent = ({ ref, home, away }: Fixture, at: number): VideoEvent => ({
  type: 'video',
  source,
  revision: at,
  ref: `${ref}/clip`,
  matchRef: ref,
  title: `${home.name} – ${away.name}`,
  url: `/demo/clips/${encodeURIComponent(ref)}`,
  provider: 'Demo',
  durationSeconds: clipSeconds,
});
