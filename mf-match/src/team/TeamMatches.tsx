import type { TeamDetail } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { SegmentedControl } from '@scoreline/shared-lib/ui';
import { Answer, Section } from '@scoreline/shared-lib/page';
import { useState } from 'react';

import { MatchFilters } from '../fixtures/MatchFilters';
import { MatchPages } from '../fixtures/MatchPages';
import { usePages } from '../fixtures/usePages';
import type { Venue } from '../fixtures/venues';
import { useTeamMatchesQuery } from './teamApi';

type Direction = 'coming' | 'past';

/** The team's fixtures or results page by page, filtered by competition and by home or away. */
export function TeamMatches({ detail }: { detail: TeamDetail }) {
  const { t } = useTranslation('match');
  const [direction, setDirection] = useState<Direction>(detail.next ? 'coming' : 'past');
  const [league, setLeague] = useState<number | null>(null);
  const [venue, setVenue] = useState<Venue>('all');
  const pages = usePages([direction, league, venue].join());
  const { cursor } = pages;
  const asked = useTeamMatchesQuery({
    competitorId: detail.team.competitorId,
    direction,
    ...(league !== null && { tournamentId: league }),
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
      <MatchFilters
        leagues={detail.tournaments}
        league={league}
        onLeague={setLeague}
        venue={venue}
        onVenue={setVenue}
      />
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
