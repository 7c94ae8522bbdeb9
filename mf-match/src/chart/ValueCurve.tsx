import { Chart, type Drawn, linear } from '@scoreline/shared-lib/chart';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

export interface ValuePoint {
  value: number;
  /** Accessible text of the point. */
  said: string;
}

interface ValueCurveProps {
  label: string;
  points: readonly ValuePoint[];
  /** Lowest and highest line of the chart. */
  bounds: readonly [number, number];
}

const height = 132;
/** Includes the line of text and the switch to the table. */
export const curveHeight = height + 64;

/** A figure from match to match, oldest first. */
export function ValueCurve({ label, points, bounds }: ValueCurveProps) {
  const positionOf = (at: number, width: number) =>
    linear([0, Math.max(1, points.length - 1)], [8, width - 8])(at);
  return (
    <Chart
      label={label}
      height={height}
      count={points.length}
      say={(at) => itemAt(points, at).said}
      positionOf={positionOf}
      draw={(drawn) => <Curve {...{ points, bounds, positionOf }} {...drawn} />}
    />
  );
}

interface CurveProps extends Drawn, Pick<ValueCurveProps, 'points' | 'bounds'> {
  positionOf: (at: number, width: number) => number;
}

function Curve({ points, bounds, positionOf, width, at, flip }: CurveProps) {
  const y = linear([bounds[0], bounds[1]], [height - 12, 12]);
  const placed = points.map(({ value }, index) => ({
    x: flip(positionOf(index, width)),
    y: y(value),
  }));
  const looked = itemAt(placed, at ?? placed.length - 1);
  return (
    <>
      {bounds.map((tick) => (
        <g key={tick}>
          <line x1={0} x2={width} y1={y(tick)} y2={y(tick)} stroke="var(--line)" />
          <text x={flip(0)} y={y(tick) - 3} textAnchor={flip(0) === 0 ? 'start' : 'end'}>
            {tick}
          </text>
        </g>
      ))}
      <polyline
        points={placed.map((point) => `${point.x},${point.y}`).join(' ')}
        fill="none"
        stroke="var(--accent)"
        strokeWidth={2}
      />
      <circle cx={looked.x} cy={looked.y} r={4} fill="var(--accent)" />
    </>
  );
}
