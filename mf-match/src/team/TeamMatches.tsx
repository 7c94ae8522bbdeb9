import type { TeamDetail } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { SegmentedControl } from '@scoreline/shared-lib/ui';
import { Answer, Choice, Section } from '@scoreline/shared-lib/page';
import { useState } from 'react';
import styled from 'styled-components';

import { MatchPages } from '../fixtures/MatchPages';
import { usePages } from '../fixtures/usePages';
import { useTeamMatchesQuery } from './teamApi';

type Direction = 'coming' | 'past';

const every = 'all';
const venues = ['all', 'home', 'away'] as const;
type Venue = (typeof venues)[number];

/** The team's fixtures, or its results, a page at a time: of all competitions or one, everywhere, at home or away. */
export function TeamMatches({ detail }: { detail: TeamDetail }) {
  const { t } = useTranslation('match');
  const [direction, setDirection] = useState<Direction>(detail.next ? 'coming' : 'past');
  const [league, setLeague] = useState(every);
  const [venue, setVenue] = useState<Venue>('all');
  const pages = usePages([direction, league, venue].join());
  const { cursor } = pages;
  const asked = useTeamMatchesQuery({
    competitorId: detail.team.competitorId,
    direction,
    ...(league !== every && { tournamentId: Number(league) }),
    ...(venue !== 'all' && { venue }),
    ...(cursor && { cursor }),
  });
  const { currentData, isFetching } = asked;
  const matches = pages.matchesWith(currentData);
  return (
    <Section>
      <SegmentedControl<Direction>
        label={t('tabs.matches')}
        options={(['coming', 'past'] as const).map((value) => ({
          value,
          label: t(`team.${value}`),
        }))}
        value={direction}
        onChange={setDirection}
      />
      <Filters>
        {detail.tournaments.length > 1 && (
          <Choice
            label={t('info.league')}
            options={[
              { value: every, label: t('team.allCompetitions') },
              ...detail.tournaments.map(({ tournamentId, name }) => ({
                value: String(tournamentId),
                label: name,
              })),
            ]}
            value={league}
            onChange={setLeague}
          />
        )}
        <SegmentedControl<Venue>
          label={t('info.venue')}
          options={venues.map((value) => ({ value, label: t(`standings.kinds.${value}`) }))}
          value={venue}
          onChange={setVenue}
        />
      </Filters>
      <Answer of={{ ...asked, data: matches.length > 0 ? matches : currentData && matches }}>
        {(shown) => (
          <MatchPages
            matches={shown}
            more={currentData ? currentData.cursor !== null : isFetching}
            paged={pages.paged}
            busy={isFetching}
            onMore={() => pages.turn(currentData)}
          />
        )}
      </Answer>
    </Section>
  );
}

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-block: 0 8px;

  > [role='radiogroup'] {
    flex: 1 1 220px;
  }
`;
