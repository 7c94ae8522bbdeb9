import type { PulseOf } from './pulseApi';
import { pulseHeight } from './pulseSize';

const minutes = 15;
const step = 3;
const bar = 2;
const middle = pulseHeight / 2;
/** Least scale, so that a calm quarter of an hour still has a shape and an intense one fills the height. */
const leastScale = 40;
/** Height reserved for the notches at either edge. */
const notch = 2;

/** Offset of a minute's bar in pixels. The newest minute is at the end. */
const positionOf = (minute: number, { minute: last }: PulseOf): number =>
  (minutes - 1 - (last - minute)) * step;

/** One bar per minute, up for home and down for away. */
export const barsOf = (pulse: PulseOf): string =>
  pulse.values
    .map((value, at, all) => {
      const full = Math.max(leastScale, ...all.map(Math.abs));
      const x = positionOf(pulse.minute - pulse.values.length + 1 + at, pulse);
      const height = Math.max(Math.abs(value) / full, 0.08) * (middle - notch);
      const y = value > 0 ? middle - height : middle;
      return `M${x} ${y.toFixed(1)}h${bar}v${height.toFixed(1)}h-${bar}z`;
    })
    .join('');

/** Notches at the edge of the side that scored. */
export const notchesOf = (pulse: PulseOf): string =>
  pulse.goals
    .map(({ minute, side }) => {
      const x = positionOf(Math.min(minute, pulse.minute), pulse) - 1;
      const [edge, inwards] = side === 'home' ? [0, 1] : [pulseHeight, -1];
      return `M${x} ${edge}h4l-2 ${inwards * 4}z`;
    })
    .join('');
