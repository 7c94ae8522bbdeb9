import { escapeHtml as text } from '../../../wire/html';
import type { BuildOverview, Overview } from '../overview';
import { type GraphRemote, librariesOf, type SharedLibrary, sharedLibraries } from './model';
import { shortly, total } from '../words';

/* Units of the picture, which is 360 wide. On a phone a unit is almost a pixel, so texts stay legible. */
const width = 360;
const left = { x: 1, width: 202 };
const right = { x: 246, width: 113 };
const lineHeight = 14;
const gap = 10;

type Row = Pick<GraphRemote, 'remote' | 'build' | 'owner'> & { lines: Line[]; remote: string };
type Line = [text: string, className: string];

const cut = (said: string, most: number) =>
  said.length > most ? `${said.slice(0, most - 1)}…` : said;

/** The share of a build's loads that failed; empty without reports. */
function failureOf(figures: BuildOverview | undefined): Line {
  const failed = total(figures?.failures ?? []);
  const all = total(figures?.loads ?? []) + failed;
  if (all === 0) return ['no visits told yet', 'quiet'];
  const share = ((100 * failed) / all).toFixed(1);
  return [`${failed} of ${all} failed, ${share} %`, failed / all > 0.05 ? 'bad' : 'quiet'];
}

/** Canary shares by build, of one brand or of several. */
function canariesOf(tried: Overview['tried']): [build: string, share: string][] {
  return [...new Set(tried.map(({ build }) => build))].map((build) => {
    const shares = tried.filter((one) => one.build === build);
    const percents = [...new Set(shares.map(({ percent }) => percent))].join(' or ');
    const brands = shares.length > 1 ? `${shares.length} brands` : shares[0]?.brand;
    return [build, `${percents} % of ${brands}`];
  });
}

function linesOf(remote: GraphRemote, { remotes, tried }: Overview): Line[] {
  const builds = remotes.find((one) => one.remote === remote.remote)?.builds ?? [];
  const figuresOf = (build: string) => builds.find((one) => one.build === build);
  const [first = 'no route', ...others] = remote.routes;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  const canaries = canariesOf(tried.filter((one) => one.remote === remote.remote));
  return [
    [`${remote.remote}`, 'name'],
    [`${remote.owner} · ${shortly(remote.build)}`, 'quiet'],
    [cut(first, 33 - more.length) + more, 'quiet'],
    failureOf(figuresOf(remote.build)),
    ...canaries.flatMap(([build, said]): Line[] => [
      [cut(`▲ ${shortly(build)} tried by ${said}`, 38), 'canary'],
      failureOf(figuresOf(build)),
    ]),
  ];
}

const boxHeight = (lines: number) => lines * lineHeight + 10;

interface Placed {
  y: number;
  height: number;
}

/** Stacks boxes and spreads them over the available height. */
function placed(heights: readonly number[], over: number): Placed[] {
  const used = total(heights);
  const space = heights.length > 1 ? Math.max(gap, (over - used) / (heights.length - 1)) : 0;
  let y = 1;
  return heights.map((height) => {
    const at = { y, height };
    y += height + space;
    return at;
  });
}

const stackHeight = (heights: readonly number[]) =>
  total(heights) + gap * Math.max(0, heights.length - 1);

function box(lines: readonly Line[], { y, height }: Placed, side: typeof left): string {
  const said = lines.map(
    ([line, className], at) =>
      `<text class="${className}" x="${side.x + 7}" y="${(y + 16 + at * lineHeight).toFixed(1)}">${text(line)}</text>`,
  );
  return `<g><rect class="box" x="${side.x}" y="${y.toFixed(1)}" width="${side.width}" height="${height}" rx="6"/>${said.join('')}</g>`;
}

const middle = ({ y, height }: Placed) => (y + height / 2).toFixed(1);

function edge(from: Placed, to: Placed): string {
  const [start, end] = [left.x + left.width, right.x];
  const bend = (start + end) / 2;
  return `<path class="edge" d="M${start} ${middle(from)} C${bend} ${middle(from)} ${bend} ${middle(to)} ${end} ${middle(to)}"/>`;
}

const libraryLines = ({ name, ranges }: SharedLibrary): Line[] => [
  [cut(name.replace('@scoreline/', ''), 18), 'name'],
  [cut(ranges.join(', '), 18), ranges.length > 1 ? 'bad' : 'quiet'],
];

/** The picture as a list, for screen readers, with complete routes. */
const listPart = (remotes: readonly GraphRemote[]) =>
  `<details><summary>The same as a list</summary><ul>${remotes
    .map((remote) => {
      const shares = Object.entries(remote.shares).map(([name, range]) => `${name} ${range}`);
      const parts = [
        `${remote.remote} ${remote.build} of ${remote.owner}`,
        `pages ${remote.routes.join(', ') || 'none'}`,
        `takes ${shares.join(', ') || 'nothing'}`,
        `brings ${remote.bundled.join(', ') || 'no library'}`,
      ];
      return `<li>${text(parts.join('; '))}</li>`;
    })
    .join('')}</ul></details>`;

/** Remotes with owners, routes, canaries and failures, connected to their shared libraries and versions. */
export function graphPart(overview: Overview): string {
  const { graph } = overview;
  if (graph.length === 0) return '';
  const libraries = sharedLibraries(graph);
  const rows: Row[] = graph.map((remote) => ({ ...remote, lines: linesOf(remote, overview) }));
  const leftHeights = rows.map(({ lines }) => boxHeight(lines.length));
  const rightHeights = libraries.map(() => boxHeight(2));
  const height = Math.max(stackHeight(leftHeights), stackHeight(rightHeights)) + 2;
  const [leftAt, rightAt] = [placed(leftHeights, height - 2), placed(rightHeights, height - 2)];
  const edges = graph.flatMap((remote, at) =>
    librariesOf(remote).flatMap((name) => {
      const [from, to] = [
        leftAt[at],
        rightAt[libraries.findIndex((library) => library.name === name)],
      ];
      return from && to ? [edge(from, to)] : [];
    }),
  );
  const boxes = [
    ...rows.flatMap(({ lines }, at) => {
      const where = leftAt[at];
      return where ? [box(lines, where, left)] : [];
    }),
    ...libraries.flatMap((library, at) => {
      const where = rightAt[at];
      return where ? [box(libraryLines(library), where, right)] : [];
    }),
  ];
  const label = `${graph.length} remotes, and the ${libraries.length} libraries that they share`;
  return `<h2>What runs and what it shares</h2><div class="card graph"><svg class="graph" role="img" aria-label="${label}" viewBox="0 0 ${width} ${Math.ceil(height)}">${edges.join('')}${boxes.join('')}</svg>${listPart(graph)}</div>`;
}
