import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Chart, type Drawn, linear } from '@scoreline/shared-lib/chart';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

import { isBreak, isHalfTime } from '../time-machine/breaks';
import type { MomentumProps } from './momentumProps';
import { ChosenMoment } from './ChosenMoment';
import { EventMark } from './EventMark';
import { SidesTable } from './SidesTable';

const fullTime = 90;
const height = 176;
const labels = 16;
const middle = (height - labels) / 2;
/** Room above and below the bars: one line for the team's name, one for the marks. */
const band = 14;

/** Football's momentum: one bar a minute, up for the home side, down for the away side, with goals and red cards. */
export function MomentumChart({ momentum, colours, names, choice }: MomentumProps) {
  const { t } = useTranslation(['match', 'shared']);
  const { points, marks } = momentum;
  const length = Math.max(fullTime, ...[...points, ...marks].map(({ at }) => Math.ceil(at)));
  const positionOf = (at: number, width: number) =>
    linear([0, length], [0, width])((points[at]?.at ?? 0) - 0.5);
  const say = (at: number) => {
    const { at: minute, value } = itemAt(points, at);
    if (isBreak(minute)) return t(`shared:status.long.${isHalfTime(minute) ? 'halfTime' : 'live'}`);
    const team = value === 0 ? t('momentum.even') : names[value > 0 ? 'home' : 'away'];
    // Keeps the minute mark after its number on a right-to-left page.
    const said = `\u2066${minute}'\u2069 ${team}`;
    return value === 0 ? said : `${said} ${Math.abs(value)}`;
  };
  return (
    <Chart
      label={t('momentum.label', names)}
      {...{ height, say, positionOf, choice }}
      count={points.length}
      draw={(drawn) => <Bars {...{ momentum, colours, names, length }} {...drawn} />}
      table={
        <SidesTable
          label={t('momentum.title')}
          time={t('table.minute')}
          names={names}
          rows={points
            .filter(({ at }) => !isBreak(at))
            .map(({ at, value }) => ({ time: `${at}'`, value }))}
          read={String}
        />
      }
    />
  );
}

function Bars({
  momentum,
  colours,
  names,
  length,
  width,
  at,
  chosen,
  flip,
}: Omit<MomentumProps, 'choice'> & Drawn & { length: number }) {
  const { points, marks, periods } = momentum;
  const x = linear([0, length], [0, width]);
  const size = linear([0, 100], [0, middle - 2 * band - 2]);
  const bar = Math.max(1, width / length - 1);
  return (
    <>
      <line x1={0} x2={width} y1={middle} y2={middle} stroke="var(--line)" />
      {[...new Set([...periods, 45, fullTime])].map((end) => (
        <g key={end}>
          <line
            x1={flip(x(end))}
            x2={flip(x(end))}
            y1={band}
            y2={height - labels - band}
            stroke="var(--line)"
            strokeDasharray="2 3"
          />
          <text
            x={flip(x(end))}
            y={height - 3}
            textAnchor={end >= length ? (flip(0) === 0 ? 'end' : 'start') : 'middle'}
          >
            {`${end}'`}
          </text>
        </g>
      ))}
      {points.map(({ at: minute, value }, index) => (
        <rect
          key={minute}
          x={flip(x(minute - 0.5)) - bar / 2}
          y={value > 0 ? middle - size(value) : middle}
          width={bar}
          height={Math.max(0.5, size(Math.abs(value)))}
          rx={1}
          fill={value >= 0 ? colours.home : colours.away}
          opacity={chosen !== null || at === null || at === index ? 1 : 0.45}
        />
      ))}
      {marks.map(({ at: minute, side, kind }, index) => (
        <EventMark
          key={`${minute}-${index}`}
          kind={kind}
          x={flip(x(minute - 0.5))}
          y={side === 'home' ? band + 6 : height - labels - band - 6}
          colour={colours[side]}
        />
      ))}
      <ChosenMoment
        x={flip(x(points[chosen ?? points.length - 1]?.at ?? 0))}
        end={flip(width)}
        top={band}
        bottom={height - labels - band}
      />
      <text x={flip(2)} y={band - 3} textAnchor={flip(0) === 0 ? 'start' : 'end'}>
        {names.home}
      </text>
      <text x={flip(2)} y={height - labels - 3} textAnchor={flip(0) === 0 ? 'start' : 'end'}>
        {names.away}
      </text>
    </>
  );
}
