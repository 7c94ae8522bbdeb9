import type { TeamDetail, Tournament } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Answer, Choice, Stack } from '@scoreline/shared-lib/page';
import { media } from '@scoreline/shared-lib/ui';
import { firstItem, itemWhere } from '@scoreline/shared-lib/contract/lists';
import { useState } from 'react';
import styled from 'styled-components';

import { type Kind, KindSwitch } from '../standings/KindSwitch';
import { StandingsTables } from '../standings/StandingsTables';
import { TableGuard } from '../spoiler/TableGuard';
import { useScoreNews } from '../standings/useScoreNews';
import { useTeamStandingsQuery } from './teamApi';

/** The team's rank in each of its leagues. */
export function TeamStandings({ detail }: { detail: TeamDetail }) {
  const { t } = useTranslation('match');
  const leagues = detail.tournaments.filter(({ hasStandings }) => hasStandings);
  const [wanted, setWanted] = useState(String(firstItem(leagues).tournamentId));
  const league = itemWhere(leagues, ({ tournamentId }) => String(tournamentId) === wanted);
  return (
    <Stack>
      {leagues.length > 1 && (
        <Inset>
          <Choice
            label={t('info.league')}
            options={leagues.map(({ tournamentId, name }) => ({
              value: String(tournamentId),
              label: name,
            }))}
            value={wanted}
            onChange={setWanted}
          />
        </Inset>
      )}
      <TableGuard>
        <Tables key={wanted} league={league} own={detail.team.competitorId} />
      </TableGuard>
    </Stack>
  );
}

function Tables({ league, own }: { league: Tournament; own: number }) {
  const { tournamentId, sport } = league;
  const [kind, setKind] = useState<Kind>('all');
  const asked = useTeamStandingsQuery({ tournamentId, kind });
  useScoreNews(sport, tournamentId, () => void asked.refetch());
  return (
    <>
      <KindSwitch value={kind} onChange={setKind} />
      <Answer of={asked} rows={12}>
        {(standings) => {
          const tables = standings.tables.filter(({ rows }) =>
            rows.some(({ competitorId }) => competitorId === own),
          );
          return <StandingsTables standings={{ ...standings, tables }} own={[own]} />;
        }}
      </Answer>
    </>
  );
}

const Inset = styled.div`
  display: grid;
  padding-inline: 16px;

  ${media.tablet} {
    padding-inline: 0;
    justify-items: start;
  }
`;
