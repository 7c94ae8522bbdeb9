import type { Release } from '@scoreline/shared-lib/contract';

import { compose, type Selection } from './compose';
import type { SigningKey } from './keys';
import { withLock } from './lock';
import { currentRelease, publish, selectionOf } from './publish';
import type { Registry, Track } from './registry';

/** Makes `selection` what the track's pages run, by one atomic rename; what it does not name stays as it is. */
export function promote(
  registry: Registry,
  track: Track,
  key: SigningKey,
  selection: Selection,
): Promise<Release> {
  return withLock(registry.lock(track), async () => {
    const previous = await currentRelease(registry, track);
    const kept = previous ? selectionOf(previous) : {};
    const content = await compose(registry, { ...kept, ...selection }, previous);
    return publish(registry, track, key, content);
  });
}
