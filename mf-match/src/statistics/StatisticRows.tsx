import { numberFormat } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { fontSize, tabularDigits, VisuallyHidden } from '@scoreline/shared-lib/ui';
import { useViewerLocale } from '@scoreline/shared-lib/page';
import styled from 'styled-components';

import { useTeamColours } from '../chart/useTeamColours';
import { useMatchView } from '../match/matchContext';

interface Row {
  key: string;
  home: number;
  away: number;
  unit?: 'count' | 'share' | 'average' | 'percent';
}

const formats: Record<NonNullable<Row['unit']>, Intl.NumberFormatOptions> = {
  count: { maximumFractionDigits: 2 },
  average: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  share: { style: 'percent', maximumFractionDigits: 0 },
  percent: { style: 'unit', unit: 'percent', maximumFractionDigits: 0 },
};

/** Figures of both sides as bars that grow from the middle. A screen reader gets a table. */
export function StatisticRows({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation('match');
  const { detail } = useMatchView();
  return (
    <Figures>
      <VisuallyHidden as="thead">
        <tr>
          <th scope="col">{detail.home.name}</th>
          <th scope="col">{t('tabs.statistics')}</th>
          <th scope="col">{detail.away.name}</th>
        </tr>
      </VisuallyHidden>
      <tbody>
        {rows.map((row) => (
          <Line key={row.key} row={row} />
        ))}
      </tbody>
    </Figures>
  );
}

function Line({ row: { key, home, away, unit = 'count' } }: { row: Row }) {
  const { t } = useTranslation('match');
  const { locale } = useViewerLocale();
  const { detail, match } = useMatchView();
  const { sport } = match;
  const colours = useTeamColours(detail.home, detail.away);
  const format = numberFormat(locale, formats[unit]);
  const whole = Math.max(home + away, Number.EPSILON);
  const bar = (value: number, colour: string) => (
    <Track aria-hidden="true">
      <span style={{ transform: `scaleX(${value / whole})`, background: colour }} />
    </Track>
  );
  return (
    <RowLine>
      <td data-more={home > away || undefined}>{format.format(home)}</td>
      <th scope="row">{t(`statistics.keys.${key}`, { context: sport })}</th>
      <td data-more={away > home || undefined}>{format.format(away)}</td>
      <Bars aria-hidden="true">
        {bar(home, colours.home)}
        {bar(away, colours.away)}
      </Bars>
    </RowLine>
  );
}

const Figures = styled.table`
  ${tabularDigits}
  display: block;
  padding-block-end: 12px;
  font-size: ${fontSize[13]};

  tbody {
    display: grid;
    gap: 14px;
  }
`;

const RowLine = styled.tr`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) 72px;
  align-items: center;
  row-gap: 6px;

  th {
    font-weight: 400;
    text-align: center;
    color: var(--text-muted);
  }
  td {
    padding: 0;
    text-align: start;
  }
  th + td {
    text-align: end;
  }
  td[data-more] {
    font-weight: 700;
  }
`;

const Bars = styled.td`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 4px;
`;

const Track = styled.span`
  display: block;
  block-size: 6px;
  border-radius: 3px;
  overflow: hidden;
  background: var(--line);
  forced-color-adjust: none;

  span {
    display: block;
    block-size: 100%;
    border-radius: 3px;
    transform-origin: right;
    transition: transform 200ms ease-out;
  }
  & + & span,
  [dir='rtl'] & span {
    transform-origin: left;
  }
  [dir='rtl'] & + & span {
    transform-origin: right;
  }
`;
