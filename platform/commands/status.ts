import { selectionOf } from '@scoreline/remote-kit/admission';
import {
  type Access,
  contentOf,
  currentCanaries,
  signedRelease,
  type Track,
} from '@scoreline/remote-kit/client';
import { trackName } from '@scoreline/shared-lib/contract';

import type { Options } from './options';
import { readFigures } from './figures';

async function rowOf(access: Access, track: Track) {
  const signed = await signedRelease(access, track);
  const release = signed && contentOf(signed);
  return {
    track: trackName(track),
    seq: release?.seq ?? null,
    createdAt: release?.createdAt ?? null,
    expires: release?.expires ?? null,
    keyId: signed?.keyId ?? null,
    builds: release ? selectionOf(release) : {},
    canaries: await currentCanaries(access, track),
  };
}

/** One line per track and build, with the last hour's figures if a server answers, or JSON with `--json`. */
export async function statusTable(access: Access, options: Options): Promise<string> {
  const { tracks, json, server } = options;
  const rows = await Promise.all(tracks.map((track) => rowOf(access, track)));
  if (json) return JSON.stringify(rows, null, 2);
  const figures = await readFigures(server, process.env.OPS_TOKEN);
  const withFigures = (build: string) =>
    figures.has(build) ? `  ${build}  ${figures.get(build)}` : `  ${build}`;
  const note = figures.size > 0 ? [`figures: the last hour at ${server}, all brands together`] : [];
  const lines = rows.map(({ track, seq, createdAt, builds, canaries }) => {
    if (seq === null) return `${track}: no release`;
    const names = Object.entries(builds).map(([name, build]) => withFigures(`${name} ${build}`));
    const tried = canaries.map(
      ({ remote, build, percent }) =>
        `${withFigures(`${remote} ${build}`)}  canary for ${percent} % of the devices`,
    );
    return [`${track}: release ${seq} of ${createdAt}`, ...names, ...tried].join('\n');
  });
  return [...lines, ...note].join('\n');
}
