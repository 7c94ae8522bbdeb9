import type { TeamDetail } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { SegmentedControl } from '@scoreline/shared-lib/ui';
import { Answer, Section } from '@scoreline/shared-lib/page';
import { useState } from 'react';

import { MatchPages } from '../fixtures/MatchPages';
import { usePages } from '../fixtures/usePages';
import { useTeamMatchesQuery } from './teamApi';

type Direction = 'coming' | 'past';

/** The team's fixtures, or its results, a page at a time. */
export function TeamMatches({ detail }: { detail: TeamDetail }) {
  const { t } = useTranslation('match');
  const [direction, setDirection] = useState<Direction>(detail.next ? 'coming' : 'past');
  const pages = usePages(direction);
  const { cursor } = pages;
  const asked = useTeamMatchesQuery({
    competitorId: detail.team.competitorId,
    direction,
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
      <Answer of={{ ...asked, data: matches.length > 0 ? matches : currentData && matches }}>
        {(shown) => (
          <MatchPages
            matches={shown}
            more={currentData ? currentData.cursor !== null : isFetching}
            busy={isFetching}
            onMore={() => pages.turn(currentData)}
          />
        )}
      </Answer>
    </Section>
  );
}
