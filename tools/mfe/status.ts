import type { Options } from './options';
import { contentOf, selectionOf } from './promote';
import { readPointer, type Registry, trackName } from './registry';

/** One line a track and build, or JSON with `--json`. */
export async function statusTable(registry: Registry, { tracks, json }: Options): Promise<string> {
  const rows = await Promise.all(
    tracks.map(async (track) => {
      const signed = await readPointer(registry, track);
      const release = signed && contentOf(signed);
      return {
        track: trackName(track),
        seq: release?.seq ?? null,
        createdAt: release?.createdAt ?? null,
        keyId: signed?.keyId ?? null,
        builds: release ? selectionOf(release) : {},
      };
    }),
  );
  if (json) return JSON.stringify(rows, null, 2);
  return rows
    .map(({ track, seq, createdAt, builds }) => {
      if (seq === null) return `${track}: no release`;
      const names = Object.entries(builds).map(([name, build]) => `  ${name} ${build}`);
      return [`${track}: release ${seq} of ${createdAt}`, ...names].join('\n');
    })
    .join('\n');
}
