import type { PlayerDetail } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section } from '@scoreline/shared-lib/page';
import { Button, EmptyState } from '@scoreline/shared-lib/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { MatchFilters } from '../fixtures/MatchFilters';
import { MatchLine } from '../fixtures/MatchLine';
import { type Asked, chosenAppearances, leaguesOf } from './appearances';

const step = 10;
const everything: Asked = { league: null, venue: 'all' };

/** The player's last matches, filtered by competition and by home or away. */
export function Appearances({ detail }: { detail: PlayerDetail }) {
  const { t } = useTranslation(['match', 'shared']);
  const [asked, setAsked] = useState(everything);
  const [shown, setShown] = useState(step);
  const leagues = leaguesOf(detail.matches);
  const rows = chosenAppearances(detail, asked);
  const ask = (change: Partial<Asked>) => {
    setAsked({ ...asked, ...change });
    setShown(step);
  };
  return (
    <Section title={t('player.matches')}>
      <MatchFilters
        leagues={leagues}
        league={asked.league}
        onLeague={(league) => ask({ league })}
        venue={asked.venue}
        onVenue={(venue) => ask({ venue })}
      />
      {rows.length === 0 && <EmptyState title={t('team.noMatches')} picture="calendar" />}
      {rows.slice(0, shown).map(({ match, outcome, tournament }) => (
        <MatchLine key={match.eventId} {...{ match, outcome }} note={tournament.name} />
      ))}
      {rows.length > shown && (
        <Foot>
          <Button kind="quiet" onClick={() => setShown(shown + step)}>
            {t('shared:actions.loadMore')}
          </Button>
        </Foot>
      )}
    </Section>
  );
}

const Foot = styled.div`
  display: grid;
  justify-items: center;
  padding-block-start: 8px;
`;
