import { type Release, trackName } from '@scoreline/shared-lib/contract';

import type { Selection } from './compose';
import type { Options } from './options';
import { currentRelease, pastRelease, selectionOf } from './publish';
import { historyOf, type Registry, type Track } from './registry';

/** As many releases of a track are listed; the numbers before them are still there to go back to. */
const listed = 20;

/** What differs between two sets of builds, a part each. */
export function changes(older: Selection, newer: Selection): string[] {
  const names = [...new Set([...Object.keys(older), ...Object.keys(newer)])].sort();
  return names
    .filter((name) => older[name] !== newer[name])
    .map((name) => `${name} ${newer[name] ?? 'withdrawn'}`);
}

/** A canary is told by what it changes of the release it stands over, any other by what it changes of the one before. */
function lineOf(release: Release, past: Map<number, Release>, isCurrent: boolean): string {
  const { seq, createdAt, restores, canary } = release;
  const earlier = [...past.values()].filter((one) => one.seq < seq && !one.canary).at(-1);
  const base = canary ? past.get(canary.over) : earlier;
  const parts = base
    ? changes(selectionOf(base), selectionOf(release))
    : [`${Object.keys(release.remotes).length} remotes and the shell`];
  const what = parts.length > 0 ? parts.join(', ') : 'the same builds';
  const notes = [
    ...(canary ? [`canary for ${canary.percent} %`] : []),
    ...(restores === undefined ? [] : [`the content of ${restores}`]),
    ...(isCurrent ? ['current'] : []),
  ];
  return `  ${String(seq).padStart(4)}  ${createdAt}  ${[...notes, what].join('; ')}`;
}

async function historyOfTrack(registry: Registry, track: Track): Promise<string[]> {
  const numbers = await historyOf(registry, track);
  // One more than is listed: what the oldest of them changed.
  const releases = await Promise.all(
    numbers.slice(-listed - 1).map((seq) => pastRelease(registry, track, seq)),
  );
  const past = new Map(releases.filter((one) => one !== null).map((one) => [one.seq, one]));
  const current = await currentRelease(registry, track);
  const lines = [...past.values()]
    .slice(-listed)
    .reverse()
    .map((release) => lineOf(release, past, release.seq === current?.seq));
  const more = numbers.length - lines.length;
  const rest = more > 0 ? [`  and ${more} before them`] : [];
  return [`${trackName(track)}: ${numbers.length || 'no'} releases`, ...lines, ...rest];
}

/** The releases of each track, the newest first, each with what it changed: the numbers a rollback can go to. */
export async function historyTable(registry: Registry, { tracks }: Options): Promise<string> {
  const tables = await Promise.all(tracks.map((track) => historyOfTrack(registry, track)));
  return tables.flat().join('\n');
}
