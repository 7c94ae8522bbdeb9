import { randomBytes } from 'node:crypto';

import { admit, Refusal, type Selection, selectionOf } from '@scoreline/remote-kit/admission';
import type { CanaryGuard, Release } from '@scoreline/shared-lib/contract';

import type { Caller } from '../access/caller';
import type { Act, Done, Site, Work } from './act';
import { publish } from './publish';
import type { HeldTrack } from './tracks';

interface Trial extends Act {
  /** Percentage of the devices; 0 ends the canary. */
  percent: number;
  /** The team's settings for the guard; default: its earlier settings for the same build. */
  guard?: CanaryGuard | undefined;
}

const refuse = (reason: string) => new Refusal('canary', reason);

/** @throws Refusal if the canary is not possible beside `current`. */
function checkTried(
  { canaries, name }: HeldTrack,
  current: Release,
  remote: string,
  { build, percent }: { build: string | null; percent: number },
): void {
  if (percent > 0 && !build) throw refuse('a canary needs a build');
  if (percent === 0 && !canaries[remote]) throw refuse(`${name} has no canary of ${remote}`);
  const runs: Partial<Selection> = selectionOf(current);
  if (percent > 0 && runs[remote] === build)
    throw refuse(`every device of ${name} runs ${build} of ${remote} already`);
}

/**
 * Refuses other settings together with `off`, and while the guard is off, so that the reason given for `off` stays with it alone.
 * @throws Refusal for such settings, or if the canary ends.
 */
function checkGuard(
  remote: string,
  asked: CanaryGuard,
  percent: number,
  before: CanaryGuard | undefined,
): void {
  if (percent === 0) throw refuse('the guard has nothing to watch where a canary ends');
  const names = Object.keys(asked).filter((name) => name !== 'off');
  if (names.length === 0) return;
  const of = `${names.join(', ')} of ${remote}`;
  if (asked.off) throw refuse(`the guard has no use for ${of} where it is off`);
  if (before?.off)
    throw refuse(
      `the guard is off, so that ${of} says nothing: ask for the usual one first (“${before.off}”)`,
    );
}

/**
 * Releases each build to a percentage of the devices; 0 % ends the canary. A new percentage keeps the salt, and so the devices.
 */
export function canaryWork(
  site: Site,
  { team }: Caller,
  { builds: wanted, percent, guard: asked }: Trial,
): Work {
  return async (trx, track, builds) => {
    const { current } = track;
    if (!current) throw refuse(`${track.name} has no release to try it beside`);
    const done: Done[] = [];
    for (const [remote, build] of Object.entries(wanted)) {
      const before = track.canaries[remote];
      const same = before?.build === build ? before : undefined;
      if (asked) checkGuard(remote, asked, percent, same?.guard);
      checkTried(track, current, remote, { build, percent });
      delete track.canaries[remote];
      if (percent > 0 && build) {
        const salt = before?.salt ?? randomBytes(8).toString('hex');
        const since = same?.since ?? site.now.toISOString();
        const guard = asked ?? same?.guard ?? {};
        const own = Object.keys(guard).length > 0 && { guard };
        track.canaries[remote] = { build, team, percent, salt, since, ...own };
      }
      const old = percent > 0 ? undefined : before?.build;
      const facts = { ...(old && { old }), ...(asked && { guard: asked }) };
      done.push({ kind: 'canary', remote, percent, new: build ?? undefined, ...facts });
    }
    await admit(builds, current, current);
    return [...done, ...(await publish(trx, track, site, builds, current))];
  };
}
