import { total } from './words';

const width = 240;
const height = 44;
const step = width / 60;

const bar = (count: number, index: number, most: number, className: string) => {
  if (count === 0) return '';
  const tall = Math.max(2, (count / most) * (height - 2));
  const [x, y] = [(index * step).toFixed(1), (height - tall).toFixed(1)];
  return `<rect class="${className}" x="${x}" y="${y}" width="${step - 1}" height="${tall.toFixed(1)}"/>`;
};

/** Sixty minutes as bars of loads and failures, with the same data as text for screen readers. */
export function sparkline(loads: readonly number[], failures: readonly number[]): string {
  const most = Math.max(1, ...loads, ...failures);
  const label = `${total(loads)} loads and ${total(failures)} failures in the last 60 minutes, at most ${most} a minute`;
  const bars = [
    ...loads.map((count, index) => bar(count, index, most, 'loads')),
    ...failures.map((count, index) => bar(count, index, most, 'failures')),
  ];
  return `<svg role="img" aria-label="${label}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><line class="axis" x1="0" x2="${width}" y1="${height}" y2="${height}"/>${bars.join('')}</svg>`;
}
