import { randomBytes } from 'node:crypto';

import { type Release, trackName } from '@scoreline/shared-lib/contract';

import { admit } from './admission/admit';
import { compose, type Selection } from './compose';
import type { SigningKey } from './keys';
import { withLock } from './lock';
import { type Draft, publish, selectionOf } from './publish';
import { type Registry, type Track } from './registry';
import { trustedCanary, trustedCurrent } from './trusted';

/** The same content under a new number, which a page takes that has run a canary's higher one. */
export const contentAgain = ({ shell, remotes, restores }: Release): Draft =>
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
    let current = await trustedCurrent(registry, track, key.folder);
    if (!current) throw new Error(`${trackName(track)} has no release`);
    const running = await trustedCanary(registry, track, key.folder);
    const wanted = selection ?? (running && selectionOf(running));
    if (!wanted) throw new Error(`${trackName(track)} has no canary`);
    const tried = percent === 0 ? null : { ...selectionOf(current), ...wanted };
    const content = tried && (await compose(registry, tried, current));
    await admit(registry, current, current);
    // Judged before anything is switched: a canary that is refused ends none that runs.
    if (content) await admit(registry, content, current);
    if (running) current = await publish(registry, track, key, contentAgain(current));
    if (!content) return current;
    const salt = running?.canary?.salt ?? randomBytes(8).toString('hex');
    const share = { percent, salt, over: current.seq };
    return publish(registry, track, key, { ...content, canary: share });
  });
}
