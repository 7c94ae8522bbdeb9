import { Chart, directed, type Drawn, linear, stepPath } from '@scoreline/shared-lib/chart';
import type { VipRecord } from '@scoreline/shared-lib/contract';
import { formatDay, numberFormat } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Table, TableFrame, useViewerLocale } from '@scoreline/shared-lib/page';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

import { onSameDays, type TwoCurves } from './onSameDays';

type Series = VipRecord['windows'][number]['vip']['series'];

const height = 180;
const edge = { top: 12, bottom: 24, end: 88 };
const kinds = ['vip', 'free'] as const;
const colours = { vip: 'var(--accent)', free: 'var(--text-muted)' };

/** Cumulative profit of VIP and free tips on the same days and scale, never smoothed, with a table as alternative. */
export function RecordCurve({ vip, free }: { vip: Series; free: Series }) {
  const { t } = useTranslation('account');
  const { locale, rtl } = useViewerLocale();
  const days = onSameDays(vip, free);
  const units = numberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  const dayOf = (at: number) =>
    formatDay(itemAt(days, at).date, locale, { day: 'numeric', month: 'short' });
  const of = (at: number, kind: (typeof kinds)[number]) =>
    `${t(`vip.${kind}Tips`)} ${units.format(itemAt(days, at)[kind])}`;
  if (days.length < 2) return null;
  return (
    <Chart
      label={t('vip.curve')}
      height={height}
      count={days.length}
      say={(at) => `${dayOf(at)}: ${of(at, 'vip')} · ${of(at, 'free')}`}
      positionOf={(at, width) => scalesOf(days, width).x(at)}
      draw={(drawn) => (
        <Lines
          {...{ days, drawn }}
          dayOf={(at) => directed(dayOf(at), rtl)}
          nameOf={(kind) => directed(t(`vip.${kind}Tips`), rtl)}
        />
      )}
      table={
        <TableFrame aria-label={t('vip.curve')} style={{ maxBlockSize: 320, overflowY: 'auto' }}>
          <Table>
            <thead>
              <tr>
                <td />
                {kinds.map((kind) => (
                  <th key={kind} scope="col">
                    {t(`vip.${kind}Tips`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map(({ date, ...profit }, at) => (
                <tr key={date}>
                  <th scope="row">{dayOf(at)}</th>
                  {kinds.map((kind) => (
                    <td key={kind} dir="ltr">
                      {units.format(profit[kind])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      }
    />
  );
}

function scalesOf(days: TwoCurves, width: number) {
  const profits = [0, ...days.flatMap(({ vip, free }) => [vip, free])];
  return {
    x: linear([0, days.length - 1], [8, width - edge.end]),
    y: linear([Math.min(...profits), Math.max(...profits)], [height - edge.bottom, edge.top]),
  };
}

interface LinesProps {
  days: TwoCurves;
  drawn: Drawn;
  dayOf: (at: number) => string;
  nameOf: (kind: (typeof kinds)[number]) => string;
}

/** Height of a label, to separate two that end close together. */
const labelHeight = 14;

function Lines({ days, drawn: { width, at, flip }, dayOf, nameOf }: LinesProps) {
  const { x, y } = scalesOf(days, width);
  const last = days.length - 1;
  const anchors = flip(0) === 0 ? (['start', 'end'] as const) : (['end', 'start'] as const);
  const ends = { vip: y(itemAt(days, last).vip), free: y(itemAt(days, last).free) };
  const middle = (ends.vip + ends.free) / 2;
  const isClose = Math.abs(ends.vip - ends.free) < labelHeight;
  const labelAt = (kind: (typeof kinds)[number]) => {
    if (!isClose) return ends[kind];
    const isAbove = (kind === 'vip') === ends.vip <= ends.free;
    return middle + (isAbove ? -labelHeight / 2 : labelHeight / 2);
  };
  return (
    <g>
      <line x1={flip(8)} x2={flip(width - edge.end)} y1={y(0)} y2={y(0)} stroke="var(--line)" />
      {[...kinds].reverse().map((kind) => (
        <g key={kind}>
          <path
            d={stepPath(days.map((day, index) => ({ x: flip(x(index)), y: y(day[kind]) })))}
            fill="none"
            stroke={colours[kind]}
            strokeWidth={2}
            strokeDasharray={kind === 'free' ? '4 3' : undefined}
          />
          <text x={flip(width - edge.end + 8)} y={labelAt(kind) + 4} textAnchor={anchors[0]}>
            {nameOf(kind)}
          </text>
        </g>
      ))}
      <text x={flip(8)} y={height - 6} textAnchor={anchors[0]}>
        {dayOf(0)}
      </text>
      <text x={flip(width - edge.end)} y={height - 6} textAnchor={anchors[1]}>
        {dayOf(last)}
      </text>
      {at !== null && days[at] && (
        <line
          x1={flip(x(at))}
          x2={flip(x(at))}
          y1={edge.top}
          y2={height - edge.bottom}
          stroke="var(--text-muted)"
        />
      )}
    </g>
  );
}
