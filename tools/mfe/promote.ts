import type { Release } from '@scoreline/shared-lib/contract';

import { admit } from './admission/admit';
import { compose, type Selection } from './compose';
import type { SigningKey } from './keys';
import { withLock } from './lock';
import { publish, selectionOf } from './publish';
import type { Registry, Track } from './registry';
import { trustedCurrent } from './trusted';

/**
 * Makes `selection` what the track's pages run, by one atomic rename; what it does not name stays as the current release has
 * it, or goes where the current release is to be replaced.
 */
export function promote(
  registry: Registry,
  track: Track,
  key: SigningKey,
  selection: Selection,
  isReplacing = false,
): Promise<Release> {
  return withLock(registry.lock(track), async () => {
    const previous = isReplacing ? null : await trustedCurrent(registry, track, key.folder);
    const kept = previous ? selectionOf(previous) : {};
    const content = await compose(registry, { ...kept, ...selection }, previous);
    await admit(registry, content, previous);
    return publish(registry, track, key, content);
  });
}
