import { trackName } from '@scoreline/shared-lib/contract';

import { changes } from './history';
import type { Options } from './options';
import { contentOf, currentCanary, selectionOf } from './publish';
import { readPointer, type Registry } from './registry';
import { readTold } from './told';

/** One line a track and build, with the last hour's figures where a server answers, or JSON with `--json`. */
export async function statusTable(registry: Registry, options: Options): Promise<string> {
  const { tracks, json, server } = options;
  const rows = await Promise.all(
    tracks.map(async (track) => {
      const signed = await readPointer(registry, track);
      const release = signed && contentOf(signed);
      const canary = await currentCanary(registry, track);
      return {
        track: trackName(track),
        seq: release?.seq ?? null,
        createdAt: release?.createdAt ?? null,
        keyId: signed?.keyId ?? null,
        restores: release?.restores ?? null,
        builds: release ? selectionOf(release) : {},
        canary: canary && {
          seq: canary.seq,
          percent: canary.canary?.percent,
          builds: selectionOf(canary),
        },
      };
    }),
  );
  if (json) return JSON.stringify(rows, null, 2);
  const told = await readTold(server, process.env.OPS_TOKEN);
  const withFigures = (build: string) =>
    told.has(build) ? `  ${build}  ${told.get(build)}` : `  ${build}`;
  const note = told.size > 0 ? [`figures: the last hour at ${server}, all brands together`] : [];
  const lines = rows.map(({ track, seq, createdAt, restores, builds, canary }) => {
    if (seq === null) return `${track}: no release`;
    const names = Object.entries(builds).map(([name, build]) => withFigures(`${name} ${build}`));
    const origin = restores === null ? '' : `, the content of ${restores}`;
    const tried = canary
      ? [
          `  canary ${canary.seq} for ${canary.percent} % of the devices: ${changes(builds, canary.builds).join(', ')}`,
        ]
      : [];
    return [`${track}: release ${seq} of ${createdAt}${origin}`, ...names, ...tried].join('\n');
  });
  return [...lines, ...note].join('\n');
}
