import {
  type BasketballStandingsRow,
  formatDifference,
  type FootballStandingsRow,
  type LeagueStandings,
  type Sport,
  teamPath,
  type ZoneKind,
} from '@scoreline/shared-lib/contract';
import { formatNumber, formatPercent } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Crest, fontSize, rem, VisuallyHidden } from '@scoreline/shared-lib/ui';
import { FormMarks, Table, TableFrame, useViewerLocale } from '@scoreline/shared-lib/page';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { nameLine } from '../page/nameLine';
import { AdjustedMark } from './AdjustedMark';
import { zoneColours } from './zoneColours';

type Row = FootballStandingsRow | BasketballStandingsRow;

interface StandingsTableProps {
  rows: readonly Row[];
  sport: Sport;
  label: string;
  /** Teams with highlighted rows. */
  own?: readonly number[];
  zones?: LeagueStandings['tables'][number]['zones'];
  /** Only rank, team, matches and points, for a narrow column. */
  brief?: boolean;
}

type Column = [key: string, read: (row: Row) => string];

const football = (row: Row): FootballStandingsRow => row as FootballStandingsRow;
const basketball = (row: Row): BasketballStandingsRow => row as BasketballStandingsRow;

function columnsOf(sport: Sport, brief: boolean, locale: string): Column[] {
  const played: Column = ['played', ({ played }) => String(played)];
  const won: Column = ['won', ({ won }) => String(won)];
  const lost: Column = ['lost', ({ lost }) => String(lost)];
  if (sport === 'basketball') {
    const rate: Column = ['winRate', (row) => formatPercent(basketball(row).winRate, locale)];
    const points: Column[] = [
      ['pointsFor', (row) => formatNumber(basketball(row).pointsFor, locale)],
      ['pointsAgainst', (row) => formatNumber(basketball(row).pointsAgainst, locale)],
    ];
    return brief ? [won, lost, rate] : [played, won, lost, rate, ...points];
  }
  const difference: Column = [
    'goalDifference',
    (row) => formatDifference(football(row).goalDifference),
  ];
  const points: Column = ['points', (row) => String(football(row).points)];
  const goals: Column = [
    'goals',
    (row) => `${football(row).goalsFor}:${football(row).goalsAgainst}`,
  ];
  const drawn: Column = ['drawn', ({ drawn }) => String(drawn)];
  return brief
    ? [played, difference, points]
    : [played, won, drawn, lost, goals, difference, points];
}

const strong = ['points', 'winRate'];
const wide = ['goals', 'pointsFor', 'pointsAgainst'];

/** Pixels at the usual text size: the largest figure of a season plus padding, so that no result moves a column. */
const widths: Record<string, number> = {
  ...{ rank: 30, played: 27, won: 27, drawn: 27, lost: 27, goalDifference: 37, points: 29 },
  ...{ goals: 60, winRate: 50, pointsFor: 52, pointsAgainst: 52, form: 132 },
};
const widthOf = (key: string) => ({ inlineSize: rem(widths[key] ?? 0) });

/** A league table. Each team links to its page. */
export function StandingsTable({
  rows,
  sport,
  label,
  own,
  zones,
  brief = false,
}: StandingsTableProps) {
  const { t } = useTranslation('match');
  const { locale } = useViewerLocale();
  const columns = columnsOf(sport, brief, locale);
  const zoneOf = (rank: number) => zones?.find(({ from, to }) => rank >= from && rank <= to);
  return (
    <TableFrame aria-label={label}>
      <Figures>
        <thead>
          <tr>
            <th scope="col" style={widthOf('rank')}>
              {t('table.rank')}
            </th>
            <th data-name scope="col">
              {t('table.team')}
            </th>
            {columns.map(([key]) => (
              <th
                key={key}
                scope="col"
                data-wide={wide.includes(key) || undefined}
                style={widthOf(key)}
              >
                <abbr title={t(`table.long.${key}`)}>{t(`table.${key}`)}</abbr>
              </th>
            ))}
            {!brief && (
              <th scope="col" data-wide style={widthOf('form')}>
                {t('table.form')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.competitorId} data-own={own?.includes(row.competitorId) || undefined}>
              <RankCell row={row} zone={zoneOf(row.rank)?.kind} />
              <th scope="row">
                <Team to={teamPath({ ...row, sport })}>
                  <Crest {...row} size={20} />
                  <span>{row.name}</span>
                  {row.adjustments && <AdjustedMark />}
                </Team>
                {!brief && (
                  <PhoneForm>
                    <FormMarks form={row.form} />
                  </PhoneForm>
                )}
              </th>
              {columns.map(([key, read]) => (
                <td
                  key={key}
                  data-strong={strong.includes(key) || undefined}
                  data-wide={wide.includes(key) || undefined}
                >
                  <bdi dir="ltr">{read(row)}</bdi>
                </td>
              ))}
              {!brief && (
                <td data-wide>
                  <FormMarks form={row.form} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Figures>
    </TableFrame>
  );
}

const Figures = styled(Table)`
  thead th {
    box-sizing: border-box;
  }
  @media (max-width: 479px) {
    th[scope='row'] {
      max-inline-size: calc(100vw - 236px);
    }
  }
`;

const rankStyle = (kind: ZoneKind | undefined) =>
  kind && ({ '--zone': zoneColours[kind] } as CSSProperties);

function RankCell({ row, zone }: { row: Row; zone: ZoneKind | undefined }) {
  return (
    <Rank data-zone={zone} style={rankStyle(zone)}>
      <Place>
        {row.rank}
        {row.moved !== undefined && <Moved by={row.moved} />}
      </Place>
    </Rank>
  );
}

/** Places gained or lost by the matches in play. */
function Moved({ by }: { by: number }) {
  const { t } = useTranslation('match');
  const isUp = by > 0;
  return (
    <Arrow data-up={isUp || undefined}>
      <span aria-hidden="true">{isUp ? '▲' : '▼'}</span>
      <VisuallyHidden>
        {t(isUp ? 'standings.up' : 'standings.down', { count: Math.abs(by) })}
      </VisuallyHidden>
    </Arrow>
  );
}

const Rank = styled.td`
  && {
    border-inline-start: 3px solid var(--zone, transparent);
  }
  /* Keep zone and legend colours in forced colours, which also draw transparent borders. */
  @media (forced-colors: active) {
    &&[data-zone] {
      forced-color-adjust: none;
      border-block-end-color: CanvasText;
      color: CanvasText;
    }
    &&:not([data-zone]) {
      border-inline-start-color: Canvas;
    }
  }
`;

/** The arrow beside the rank takes no room, so that no column moves when it appears. */
const Place = styled.span`
  position: relative;
`;

const Arrow = styled.span`
  position: absolute;
  inset-inline-start: 100%;
  padding-inline-start: 1px;
  font-size: ${fontSize[11]};
  color: var(--down);
  forced-color-adjust: auto;

  &[data-up] {
    color: var(--up);
  }
`;

/** A phone has no column for the form. */
const PhoneForm = styled.span`
  display: none;

  @media (max-width: 479px) {
    display: block;
    padding-block-end: 4px;

    /* Wraps in large text. */
    > span {
      flex-wrap: wrap;
    }
    [data-outcome] {
      min-inline-size: ${rem(14)};
      block-size: ${rem(14)};
    }
  }
`;

const Team = styled(Link)`
  display: flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;

  span {
    ${nameLine}
  }
  &:hover span {
    text-decoration: underline;
  }
`;
