import { limits, type Measured, type Part } from '@scoreline/remote-kit/budget';

const parts = Object.keys(limits) as Part[];
const shown = (bytes: number) => (bytes / 1024).toFixed(1);

/** The largest remote by each measure, in KB of Brotli, beside its limit. */
export function budgetTable(remotes: readonly Measured[]): string {
  const largest = ({ sizes }: Measured, wanted: Part) =>
    Math.max(0, ...sizes.filter(({ part }) => part === wanted).map(({ bytes }) => bytes));
  const width = Math.max(12, ...remotes.map(({ name }) => name.length));
  const line = (name: string, cells: string[]) =>
    [name.padEnd(width), ...cells.map((cell) => cell.padStart(9))].join('  ');
  return [
    line('KB, brotli', parts),
    ...remotes.map((remote) =>
      line(
        remote.name,
        parts.map((part) => shown(largest(remote, part))),
      ),
    ),
    line(
      'allowed',
      parts.map((part) => shown(limits[part])),
    ),
    ...remotes
      .filter(({ packages }) => packages.length > 0)
      .map(({ name, packages }) => `${name} holds ${packages.join(', ')}`),
  ].join('\n');
}
