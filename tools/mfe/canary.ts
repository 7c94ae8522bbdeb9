import { randomBytes } from 'node:crypto';

import type { Release } from '@scoreline/shared-lib/contract';

import { compose, type Selection } from './compose';
import type { SigningKey } from './keys';
import { withLock } from './lock';
import { currentCanary, currentRelease, type Draft, publish, selectionOf } from './publish';
import { type Registry, type Track, trackName } from './registry';

/** The same content under a new number, which a page takes that has run a canary's higher one. */
const contentAgain = ({ shell, remotes, restores }: Release): Draft =>
  restores === undefined ? { shell, remotes } : { shell, remotes, restores };

/**
 * Gives `selection` to `percent` of the devices. With none it is the selection of the canary that runs, whose devices keep
 * their side; 0 percent ends it. The build a remote falls back to is the one all others run.
 */
export function canary(
  registry: Registry,
  track: Track,
  key: SigningKey,
  percent: number,
  selection?: Selection,
): Promise<Release> {
  return withLock(registry.lock(track), async () => {
    let current = await currentRelease(registry, track);
    if (!current) throw new Error(`${trackName(track)} has no release`);
    const running = await currentCanary(registry, track);
    const wanted = selection ?? (running && selectionOf(running));
    if (!wanted) throw new Error(`${trackName(track)} has no canary`);
    if (running) current = await publish(registry, track, key, contentAgain(current));
    if (percent === 0) return current;
    const content = await compose(registry, { ...selectionOf(current), ...wanted }, current);
    const salt = running?.canary?.salt ?? randomBytes(8).toString('hex');
    const share = { percent, salt, over: current.seq };
    return publish(registry, track, key, { ...content, canary: share });
  });
}
