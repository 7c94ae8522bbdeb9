import { firstItem } from '../lists';

const numbersOf = (version: string): number[] =>
  firstItem(version.split('-'))
    .split('.')
    .map((part) => Number(part) || 0);

/** Whether an app's version is older than the minimum: `2.10` is newer than `2.9.1`. */
export function isOlderApp(version: string, least: string): boolean {
  const [own, wanted] = [numbersOf(version), numbersOf(least)];
  for (let at = 0; at < Math.max(own.length, wanted.length); at += 1) {
    const difference = (own[at] ?? 0) - (wanted[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
