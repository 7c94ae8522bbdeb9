import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Chart, type Drawn, linear, stepPath } from '@scoreline/shared-lib/chart';
import { usePeriodNames } from '@scoreline/shared-lib/page';
import { itemAt } from '@scoreline/shared-lib/contract/lists';
import { useId } from 'react';

import { clockLeft } from '../match/playClock';
import { ChosenMoment } from './ChosenMoment';
import type { MomentumProps } from './momentumProps';
import { SidesTable } from './SidesTable';

const height = 188;
const labels = 16;
/** Room above and below the line for the name of the leading team. */
const band = 16;

/** Basketball's score difference over the time of play: above the line the home side leads. */
export function DifferenceChart({ momentum, colours, names, choice }: MomentumProps) {
  const { t } = useTranslation('match');
  const { points, periods } = momentum;
  const length = Math.max(periods.at(-1) ?? 0, points.at(-1)?.at ?? 0, 1);
  const periodNames = usePeriodNames('basketball', periods.length);
  const clock = (seconds: number) => {
    const { at, left } = clockLeft(seconds, periods);
    return `${periodNames[at] ?? ''} ${left}`;
  };
  const say = (at: number) => {
    const { at: seconds, value } = itemAt(points, at);
    if (value === 0) return `${clock(seconds)} ${t('difference.even')}`;
    return `${clock(seconds)} ${names[value > 0 ? 'home' : 'away']} \u2066+${Math.abs(value)}\u2069`;
  };
  return (
    <Chart
      label={t('difference.label', names)}
      {...{ height, say, choice }}
      count={points.length}
      positionOf={(at, width) => linear([0, length], [0, width])(points[at]?.at ?? 0)}
      draw={(drawn) => <Lead {...{ momentum, colours, names, length }} {...drawn} />}
      table={
        <SidesTable
          label={t('difference.title')}
          time={t('table.time')}
          names={names}
          rows={points.map(({ at, value }) => ({ time: clock(at), value }))}
          read={(value) => `+${value}`}
        />
      }
    />
  );
}

function Lead({
  momentum,
  colours,
  names,
  length,
  width,
  at,
  chosen,
  flip,
}: Omit<MomentumProps, 'choice'> & Drawn & { length: number }) {
  const clip = useId();
  const { points, periods } = momentum;
  const periodNames = usePeriodNames('basketball', periods.length);
  const most = Math.max(5, ...points.map(({ value }) => Math.abs(value)));
  const floor = height - labels;
  const x = linear([0, length], [0, width]);
  const y = linear([most, -most], [band + 2, floor - band - 2]);
  const middle = y(0);
  const placed = points.map(({ at: seconds, value }) => ({ x: flip(x(seconds)), y: y(value) }));
  const path = stepPath(placed);
  const area = `${path}V${middle}H${placed[0]?.x ?? 0}Z`;
  const looked = at === null ? undefined : placed[at];
  const start = flip(0) === 0 ? 'start' : 'end';
  return (
    <>
      <clipPath id={`${clip}-home`}>
        <rect x={0} y={0} width={width} height={middle} />
      </clipPath>
      <clipPath id={`${clip}-away`}>
        <rect x={0} y={middle} width={width} height={floor - middle} />
      </clipPath>
      {(['home', 'away'] as const).map((side) => (
        <g key={side} clipPath={`url(#${clip}-${side})`}>
          <path d={area} fill={colours[side]} opacity={0.28} />
          <path d={path} fill="none" stroke={colours[side]} strokeWidth={2} />
        </g>
      ))}
      <line x1={0} x2={width} y1={middle} y2={middle} stroke="var(--text-muted)" />
      {periods.map((end, index) => (
        <g key={end}>
          <line
            x1={flip(x(end))}
            x2={flip(x(end))}
            y1={band}
            y2={floor - band}
            stroke="var(--line)"
            strokeDasharray="2 3"
          />
          <text
            x={flip(x((end + (periods[index - 1] ?? 0)) / 2))}
            y={height - 3}
            textAnchor="middle"
          >
            {periodNames[index]}
          </text>
        </g>
      ))}
      <ChosenMoment
        x={flip(x(points[chosen ?? points.length - 1]?.at ?? 0))}
        end={flip(width)}
        top={band}
        bottom={floor - band}
      />
      <text x={flip(2)} y={11} textAnchor={start}>{`${names.home} +${most}`}</text>
      <text x={flip(2)} y={floor - 3} textAnchor={start}>{`${names.away} +${most}`}</text>
      {looked && <circle cx={looked.x} cy={looked.y} r={4} fill="var(--text)" />}
    </>
  );
}
