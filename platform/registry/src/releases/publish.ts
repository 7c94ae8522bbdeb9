import {
  admit,
  type Builds,
  compose,
  Refusal,
  type ReleaseContent,
  type Selection,
  selectionOf,
} from '@scoreline/remote-kit/admission';
import type { Canaries } from '@scoreline/shared-lib/contract';
import type { Transaction } from 'kysely';

import { vouchedBuild } from '../builds/storedBuilds';
import type { Tables } from '../store/tables';
import type { Done, Site } from './act';
import { type HeldTrack, sign, type TrackCanary } from './tracks';

type Tried = HeldTrack['canaries'];

/**
 * The content of these builds.
 * @throws Refusal if a build is missing.
 */
export const contentFor = (
  builds: Builds,
  selection: Selection,
  previous: ReleaseContent | null,
): Promise<ReleaseContent> =>
  compose(builds, selection, previous).catch((error: Error) => {
    throw error instanceof Refusal ? error : new Refusal('builds', error.message);
  });

/** The content for devices with all of these canaries. */
function together(builds: Builds, content: ReleaseContent, tried: Tried) {
  const others = Object.entries(tried).map(([name, { build }]) => [name, build] as const);
  return contentFor(builds, { ...selectionOf(content), ...Object.fromEntries(others) }, content);
}

/** The canary's entry in a release: its build without a fallback, and its terms. */
function placed(
  { shell, remotes }: ReleaseContent,
  name: string,
  { percent, salt, team, since }: TrackCanary,
): Canaries {
  const terms = { percent, salt, team, since };
  if (name === 'shell') return { shell: { ...shell, ...terms }, remotes: {} };
  const found = remotes[name];
  if (!found) throw new Refusal('canary', `${name} is neither a remote nor the shell`);
  const { fallback: _spare, ...build } = found;
  return { remotes: { [name]: { ...build, ...terms } } };
}

/**
 * Checks each canary alone with the content, and all together. No rule involves more than two builds, so any combination that a
 * device can get then passes too.
 * @throws Refusal naming the conflicting canaries.
 */
async function judgeCanaries(
  builds: Builds,
  content: ReleaseContent,
  tried: Tried,
): Promise<Canaries | undefined> {
  const names = Object.keys(tried).sort();
  const canaries: Canaries = { remotes: {} };
  for (const name of names) {
    const canary = tried[name];
    if (!canary) continue;
    const alone = await together(builds, content, { [name]: canary });
    await admit(builds, alone, content);
    const { shell, remotes } = placed(alone, name, canary);
    if (shell) canaries.shell = shell;
    Object.assign(canaries.remotes, remotes);
    if (canary.guard) canaries.guards = { ...canaries.guards, [name]: canary.guard };
  }
  if (names.length > 1)
    await admit(builds, await together(builds, content, tried), content).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      const reason = `the canaries of ${names.join(', ')} do not get on: ${error.message}`;
      throw new Refusal(error.rule, reason, error.file);
    });
  return names.length > 0 ? canaries : undefined;
}

/** The reason to end a canary; null if it continues. */
type Unfit = (name: string, canary: TrackCanary) => Promise<string | null>;

const reasonOf = (error: unknown): string => {
  if (error instanceof Refusal) return error.message;
  throw error;
};

const isVouched =
  (trx: Transaction<Tables>, { blobs, policy }: Site): Unfit =>
  (name, { build }) =>
    vouchedBuild(trx, blobs, policy, { name, build }).then(() => null, reasonOf);

const fits =
  (builds: Builds, content: ReleaseContent): Unfit =>
  async (name, canary) => {
    const judging = together(builds, content, { [name]: canary });
    return judging.then((alone) => admit(builds, alone, content)).then(() => null, reasonOf);
  };

async function endWhere(track: HeldTrack, unfit: Unfit): Promise<Done[]> {
  const ended: Done[] = [];
  for (const [remote, canary] of Object.entries(track.canaries)) {
    const reason = await unfit(remote, canary);
    if (reason === null) continue;
    delete track.canaries[remote];
    const facts = { team: 'registry', old: canary.build, reason };
    ended.push({ kind: 'canary', remote, percent: 0, ...facts });
  }
  return ended;
}

/**
 * Ends the canaries of a track that no key vouches for any more.
 * @returns their log entries.
 */
export const endUnvouched = (trx: Transaction<Tables>, track: HeldTrack, site: Site) =>
  endWhere(track, isVouched(trx, site));

/**
 * Signs the content as the track's release, with its canaries.
 * @throws Refusal if they conflict.
 */
export async function signWithCanaries(
  trx: Transaction<Tables>,
  track: HeldTrack,
  { key, now }: Site,
  builds: Builds,
  { shell, remotes }: ReleaseContent,
): Promise<void> {
  const canaries = await judgeCanaries(builds, { shell, remotes }, track.canaries);
  await sign(trx, track, key, { shell, remotes, canaries }, now);
}

/**
 * Signs the content as the track's release. A team's change never ends another team's canary. Ends a canary whose key was
 * withdrawn, and with `endsUnfit` one that conflicts with the content, so that a canary cannot block a rollback.
 * @returns the log entries of ended canaries.
 * @throws Refusal if a canary conflicts with the content or with another canary.
 */
export async function publish(
  trx: Transaction<Tables>,
  track: HeldTrack,
  site: Site,
  builds: Builds,
  content: ReleaseContent,
  { endsUnfit = false } = {},
): Promise<Done[]> {
  const ended = await endUnvouched(trx, track, site);
  if (endsUnfit) ended.push(...(await endWhere(track, fits(builds, content))));
  await signWithCanaries(trx, track, site, builds, content);
  return ended;
}
