import { playerPath, type PlayerStatistics } from '@scoreline/shared-lib/contract';
import { numberFormat } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { focusRing, plainButton, SegmentedControl } from '@scoreline/shared-lib/ui';
import { Answer, Section, Table, TableFrame, useViewerLocale } from '@scoreline/shared-lib/page';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { useMatchPlayersQuery } from '../match/matchApi';
import { useMatchView } from '../match/matchContext';
import { columnsOf } from './columnsOf';
import { usePlayerNews } from './usePlayerNews';

/** Football's player statistics or basketball's box score. */
export function PlayersTab() {
  const { t } = useTranslation('match');
  const { match } = useMatchView();
  const asked = useMatchPlayersQuery({ eventId: match.eventId });
  const [side, setSide] = useState<'home' | 'away'>('home');
  usePlayerNews(match, asked.refetch);
  return (
    <Section title={t('tabs.players')}>
      <SegmentedControl
        label={t('table.team')}
        options={(['home', 'away'] as const).map((value) => ({ value, label: match[value].name }))}
        value={side}
        onChange={setSide}
      />
      <Answer of={asked} isEmpty={({ home, away }) => home.length + away.length === 0}>
        {(statistics) => <Figures key={side} statistics={statistics} side={side} />}
      </Answer>
    </Section>
  );
}

interface FiguresProps {
  statistics: PlayerStatistics;
  side: 'home' | 'away';
}

function Figures({ statistics, side }: FiguresProps) {
  const { t } = useTranslation('match');
  const { locale } = useViewerLocale();
  const { sport } = useMatchView().match;
  const columns = columnsOf(statistics.columns, sport);
  const [sorted, setSorted] = useState<string | null>(null);
  const rows = sorted
    ? [...statistics[side]].sort((a, b) => (b.values[sorted] ?? -1) - (a.values[sorted] ?? -1))
    : [...statistics[side]].sort((a, b) => Number(b.starter) - Number(a.starter));
  const format = numberFormat(locale, { maximumFractionDigits: 1 });
  return (
    <TableFrame aria-label={t('tabs.players')}>
      <Box>
        <thead>
          <tr>
            <th data-name scope="col">
              {t('table.player')}
            </th>
            {columns.map((key) => (
              <th key={key} scope="col" aria-sort={sorted === key ? 'descending' : undefined}>
                <Sort
                  type="button"
                  title={t(`statistics.keys.${key}`, { context: sport })}
                  onClick={() => setSorted(sorted === key ? null : key)}
                >
                  <abbr title={t(`statistics.keys.${key}`, { context: sport })}>
                    {t(`statistics.short.${key}`, { context: sport })}
                  </abbr>
                </Sort>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ player, values }) => (
            <tr key={player.playerId}>
              <th scope="row">
                <Link to={playerPath({ ...player, sport })}>{player.name}</Link>
              </th>
              {columns.map((key) => (
                <td key={key} data-strong={sorted === key || undefined}>
                  {values[key] === undefined ? '–' : format.format(values[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </TableFrame>
  );
}

/* Sticky names while the numbers scroll, flush with the card's edge. */
const Box = styled(Table)`
  inline-size: calc(100% + 16px);
  margin-inline-start: -16px;

  th:first-child {
    position: sticky;
    inset-inline-start: -16px;
    max-inline-size: 148px;
    padding-inline-start: 16px;
    background: var(--surface-raised);
  }
`;

const Sort = styled.button`
  ${plainButton}
  min-inline-size: 32px;
  min-block-size: 44px;
  text-align: center;
  border-radius: 4px;
  ${focusRing}

  abbr {
    text-decoration: none;
  }
  [aria-sort] > & {
    font-weight: 700;
    color: var(--accent);
  }
`;
