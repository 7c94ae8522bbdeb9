import { type Release, trackName } from '@scoreline/shared-lib/contract';

import { admit } from './admission/admit';
import { compose } from './compose';
import type { SigningKey } from './keys';
import { withLock } from './lock';
import { publish, selectionOf } from './publish';
import { type Registry, type Track } from './registry';
import { trustedCurrent } from './trusted';

/**
 * Takes remotes off the track's pages, by one atomic rename. Their builds stay: a rollback brings them back.
 * @throws for the shell, which every release needs, and for what the release does not have.
 */
export function withdraw(
  registry: Registry,
  track: Track,
  key: SigningKey,
  names: readonly string[],
): Promise<Release> {
  return withLock(registry.lock(track), async () => {
    const current = await trustedCurrent(registry, track, key.folder);
    if (!current) throw new Error(`${trackName(track)} has no release`);
    const missing = names.find((name) => !current.remotes[name]);
    if (missing) throw new Error(`${trackName(track)} has no remote ${missing}`);
    const kept = Object.entries(selectionOf(current)).filter(([name]) => !names.includes(name));
    const content = await compose(registry, Object.fromEntries(kept), current);
    await admit(registry, content, current);
    return publish(registry, track, key, content);
  });
}
