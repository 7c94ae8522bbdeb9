import { escapeHtml as text } from '../../wire/html';
import type { BuildOverview, Overview } from './overview';
import type { TriedBuild } from './graph/tried';
import { minuteOf, shortly, total } from './words';

type Canary = Pick<TriedBuild, 'remote' | 'build' | 'brand'>;

/** The id of a canary's row, for links. */
export const canaryId = ({ remote, build, brand }: Canary): string =>
  `canary-${remote}-${build}-${brand}`.replaceAll(/[^\w-]/g, '_');

/** A canary's name, unique among those of a remote or brand. */
export const canaryName = ({ remote, build, brand }: Canary): string =>
  `${remote} ${shortly(build)} on ${brand}`;

/** The canaries of a build, each linked to its row. */
export const triedBy = (remote: string, { build, triedIn }: BuildOverview): string =>
  triedIn
    .map(({ brand, percent }) => {
      const canary = { remote, build, brand };
      const name = text(canaryName(canary));
      return `canary <a href="#${canaryId(canary)}">${name}</a>, tried by ${percent} %`;
    })
    .join('; ');

/** The share of loads of a build that failed in the last hour. */
function fared({ remotes }: Overview, remote: string, build: string | null): string {
  const known = remotes.find((one) => one.remote === remote)?.builds ?? [];
  const figures = known.find((one) => one.build === build);
  const failed = total(figures?.failures ?? []);
  const all = total(figures?.loads ?? []) + failed;
  return all === 0 ? '–' : `${failed} of ${all}`;
}

/** Renders a table; `ids` are the ids of its rows. */
export type Table = (heads: string[], rows: string[][], ids?: string[]) => string;

/** A row per canary and brand, with its failures beside those of the current build. */
export const canariesPart = (overview: Overview, table: Table): string =>
  overview.tried.length === 0
    ? ''
    : `<h2>Canaries</h2>${table(
        ['Remote', 'Build', 'Owner', 'Brand', 'Share', 'Since (UTC)', 'Failed', 'Failed, current'],
        overview.tried.map(({ remote, build, owner, brand, percent, since, current }) => [
          ...[remote, build, owner, brand, `${percent} %`, minuteOf(since)],
          ...[fared(overview, remote, build), fared(overview, remote, current)],
        ]),
        overview.tried.map(canaryId),
      )}`;
