import { Chart, directed, type Drawn, linear, stepPath } from '@scoreline/shared-lib/chart';
import type { TipsHistory } from '@scoreline/shared-lib/contract';
import { formatDay } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Table, TableFrame, useViewerLocale } from '@scoreline/shared-lib/page';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

import { formatUnits } from './formatUnits';

type Series = TipsHistory['series'];

const height = 180;
const edge = { top: 12, bottom: 24, end: 56 };

/** Cumulative profit of all tips by day, never smoothed, with a table as alternative. */
export function ProfitChart({ series }: { series: Series }) {
  const { t } = useTranslation('discover');
  const { locale, rtl } = useViewerLocale();
  const dayOf = (at: number) =>
    formatDay(itemAt(series, at).date, locale, { day: 'numeric', month: 'short' });
  const say = (at: number) =>
    `${dayOf(at)}: ${formatUnits(itemAt(series, at).profit, locale)} · ${t('sampleTips', { count: itemAt(series, at).n })}`;
  return (
    <Chart
      label={t('tips.profitLabel')}
      height={height}
      count={series.length}
      say={say}
      positionOf={(at, width) => scalesOf(series, width).x(at)}
      draw={(drawn) => (
        <Line {...{ series, drawn, locale }} dayOf={(at) => directed(dayOf(at), rtl)} />
      )}
      table={<ProfitTable series={series} locale={locale} dayOf={dayOf} />}
    />
  );
}

function scalesOf(series: Series, width: number) {
  const profits = [0, ...series.map(({ profit }) => profit)];
  return {
    x: linear([0, series.length - 1], [8, width - edge.end]),
    y: linear([Math.min(...profits), Math.max(...profits)], [height - edge.bottom, edge.top]),
  };
}

interface LineProps {
  series: Series;
  drawn: Drawn;
  locale: string;
  dayOf: (at: number) => string;
}

function Line({ series, drawn: { width, at, flip }, locale, dayOf }: LineProps) {
  const { x, y } = scalesOf(series, width);
  const points = series.map(({ profit }, index) => ({ x: flip(x(index)), y: y(profit) }));
  const last = series.length - 1;
  const end = itemAt(points, last);
  const anchors = flip(0) === 0 ? (['start', 'end'] as const) : (['end', 'start'] as const);
  const looked = at === null ? undefined : points[at];
  return (
    <g>
      <line x1={flip(8)} x2={flip(width - edge.end)} y1={y(0)} y2={y(0)} stroke="var(--line)" />
      <path d={stepPath(points)} fill="none" stroke="var(--accent)" strokeWidth={2} />
      <circle cx={end.x} cy={end.y} r={3.5} fill="var(--accent)" />
      <text x={flip(width - edge.end + 8)} y={end.y + 4} textAnchor={anchors[0]}>
        {formatUnits(itemAt(series, last).profit, locale)}
      </text>
      <text x={flip(8)} y={height - 6} textAnchor={anchors[0]}>
        {dayOf(0)}
      </text>
      <text x={flip(width - edge.end)} y={height - 6} textAnchor={anchors[1]}>
        {dayOf(last)}
      </text>
      {looked && (
        <>
          <line
            x1={looked.x}
            x2={looked.x}
            y1={edge.top}
            y2={height - edge.bottom}
            stroke="var(--text-muted)"
          />
          <circle cx={looked.x} cy={looked.y} r={4} fill="var(--accent)" />
        </>
      )}
    </g>
  );
}

function ProfitTable({ series, locale, dayOf }: Omit<LineProps, 'drawn'>) {
  const { t } = useTranslation('discover');
  return (
    <TableFrame aria-label={t('tips.profitLabel')} style={{ maxBlockSize: 320, overflowY: 'auto' }}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('tips.day')}</th>
            <th scope="col">{t('tips.count')}</th>
            <th scope="col">{t('tips.profitUnits')}</th>
          </tr>
        </thead>
        <tbody>
          {series.map(({ date, n, profit }, at) => (
            <tr key={date}>
              <th scope="row">{dayOf(at)}</th>
              <td>{n}</td>
              <td dir="ltr">{formatUnits(profit, locale)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
