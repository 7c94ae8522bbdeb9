import { groupBy } from '../../store/collections/groupBy';
import type { FileResult } from './importFiles';
import type { Skipped } from './reading';

const count = (n: number, one: string, many = `${one}s`): string =>
  `${n.toLocaleString('en')} ${n === 1 ? one : many}`;

/** One line per file, followed by refusals with reasons, then the total. */
export function summaryOf(results: FileResult[]): string[] {
  const sum = (key: 'matches' | 'prices' | 'written' | 'known') =>
    results.reduce((total, result) => total + result[key], 0);
  const skipped = results.reduce((total, result) => total + result.skipped.length, 0);
  const failed = results.filter(({ failure }) => failure).length;
  const empty = results.filter(({ failure, taken }) => !failure && taken === 0).length;
  return [
    ...results.flatMap(linesOf),
    `${count(results.length, 'file')}: ${count(sum('matches'), 'match', 'matches')}, ${count(sum('prices'), 'price')}; ` +
      `${count(sum('written'), 'fact')} written, ${count(sum('known'), 'fact')} known already, ` +
      `${count(skipped, 'entry', 'entries')} skipped${failed ? `, ${count(failed, 'file')} not read` : ''}` +
      (empty ? `, nothing taken of ${count(empty, 'file')}` : ''),
  ];
}

function linesOf(result: FileResult): string[] {
  const { name, failure, skipped, taken } = result;
  if (failure) return [`${name}: could not be read: ${failure}`];
  const known = result.written === 0 ? ', all known already' : '';
  const head = taken === 0 ? 'nothing was taken' : `${countsOf(result)}${known}`;
  const notes = (result.notes ?? []).map((note) => `  ${name}: ${note}`);
  return [`${name}: ${head}`, ...notes, ...refusals(name, skipped)];
}

const countsOf = ({ matches, prices }: FileResult): string =>
  `${count(matches, 'match', 'matches')}, ${count(prices, 'price')}`;

const shownAlike = 3;

/** Counts equal reasons on one line; of many that differ only in a name or a number, prints the first few. */
function refusals(name: string, skipped: readonly Skipped[]): string[] {
  const alike = groupBy([...groupBy(skipped, ({ reason }) => reason).entries()], ([reason]) =>
    reason.replace(/"[^"]*"/g, '"').replace(/\d+/g, '#'),
  );
  return [...alike.values()].flatMap((groups) => {
    const lines = groups.map(([reason, rows]) => {
      const more = rows.length > 1 ? ` and ${(rows.length - 1).toLocaleString('en')} more` : '';
      return `  ${name}:${rows[0]?.row ?? 0}${more}: ${reason}`;
    });
    if (lines.length <= shownAlike + 1) return lines;
    const rest = groups.slice(shownAlike).reduce((sum, [, rows]) => sum + rows.length, 0);
    return [
      ...lines.slice(0, shownAlike),
      `  ${name}: and ${count(rest, 'entry', 'entries')} like these`,
    ];
  });
}
