import type { FileResult } from './importFiles';

const count = (n: number, one: string, many = `${one}s`): string =>
  `${n.toLocaleString('en')} ${n === 1 ? one : many}`;

/** A line a file, under it what was left out and why, by row; then the sum. */
export function summaryOf(results: FileResult[]): string[] {
  const sum = (key: 'matches' | 'prices' | 'written' | 'known') =>
    results.reduce((total, result) => total + result[key], 0);
  const skipped = results.reduce((total, result) => total + result.skipped.length, 0);
  const failed = results.filter(({ failure }) => failure).length;
  return [
    ...results.flatMap(linesOf),
    `${count(results.length, 'file')}: ${count(sum('matches'), 'match', 'matches')}, ${count(sum('prices'), 'price')}; ` +
      `${count(sum('written'), 'fact')} written, ${count(sum('known'), 'fact')} known already, ` +
      `${count(skipped, 'entry', 'entries')} skipped${failed ? `, ${count(failed, 'file')} not read` : ''}`,
  ];
}

function linesOf(result: FileResult): string[] {
  const { name, failure, skipped } = result;
  if (failure) return [`${name}: could not be read: ${failure}`];
  const known = result.written === 0 ? ', all known already' : '';
  return [
    `${name}: ${count(result.matches, 'match', 'matches')}, ${count(result.prices, 'price')}${known}`,
    ...skipped.map(({ row, reason }) => `  ${name}:${row}: ${reason}`),
  ];
}
