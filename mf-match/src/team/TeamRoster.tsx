import { playerPath, type TeamDetail } from '@scoreline/shared-lib/contract';
import { dayOf, numberFormat } from '@scoreline/shared-lib/format';
import { serverNow } from '@scoreline/shared-lib/live';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Flag } from '@scoreline/shared-lib/ui';
import {
  Answer,
  Section,
  Stack,
  Table,
  TableFrame,
  useViewerLocale,
} from '@scoreline/shared-lib/page';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { ageOn } from '../player/age';
import { columnsOf } from '../boxscore/columnsOf';
import { useTeamRosterQuery } from './teamApi';
import { type SquadLine, squadLines } from './squadLines';

const shownColumns = 4;
const silent = ['minutes', 'yellowCards', 'redCards'];

/** The squad by position, with each player's figures of this season. */
export function TeamRoster({ detail }: { detail: TeamDetail }) {
  const { t } = useTranslation('match');
  const asked = useTeamRosterQuery({ competitorId: detail.team.competitorId });
  return (
    <Answer of={asked} rows={12} isEmpty={({ players }) => players.length === 0}>
      {({ players, coach }) => {
        const held = [...new Set(players.flatMap(({ values }) => Object.keys(values)))];
        const columns = columnsOf(held, detail.sport)
          .filter((key) => !silent.includes(key))
          .slice(0, shownColumns);
        return (
          <Stack>
            {squadLines(players).map((line) => (
              <Line key={line.position} {...{ line, columns }} sport={detail.sport} />
            ))}
            {coach && <Section title={t('lineups.coach')}>{coach}</Section>}
          </Stack>
        );
      }}
    </Answer>
  );
}

interface LineProps {
  line: SquadLine;
  columns: string[];
  sport: TeamDetail['sport'];
}

function Line({ line: { position, players }, columns, sport }: LineProps) {
  const { t } = useTranslation('match');
  const { locale, timeZone } = useViewerLocale();
  const today = dayOf(serverNow(), timeZone);
  const format = numberFormat(locale, { maximumFractionDigits: 1 });
  return (
    <Section title={t(`lines.${position}`)}>
      <TableFrame aria-label={t(`lines.${position}`)}>
        <Table>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th data-name scope="col">
                {t('table.player')}
              </th>
              <th scope="col">{t('team.age')}</th>
              {['matches', ...columns].map((key) => (
                <th key={key} scope="col">
                  <abbr title={t(`statistics.keys.${key}`, { context: sport })}>
                    {t(`statistics.short.${key}`, { context: sport })}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {players.map((player) => (
              <tr key={player.playerId}>
                <td>{player.shirtNumber ?? '–'}</td>
                <th scope="row">
                  <Name to={playerPath({ ...player, sport })}>
                    <Flag code={player.countryCode} />
                    {player.name}
                  </Name>
                </th>
                <td>{player.birthDate ? ageOn(player.birthDate, today) : '–'}</td>
                <td>{player.matches}</td>
                {columns.map((key) => (
                  <td key={key}>{format.format(player.values[key] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </Section>
  );
}

const Name = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 8px;

  &:hover {
    text-decoration: underline;
  }
`;
