import type { VideoEvent } from '@scoreline/shared-lib/contract/feed';

import { source } from '../event/source';
import type { Fixture } from '../fixture';

/** Motion that begins by itself may go on for five seconds without a button that stops it. */
const clipSeconds = 5;

/** The demo's highlights: a page of the site itself, which replays the goals. */
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
