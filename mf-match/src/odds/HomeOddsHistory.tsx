import type { HomeOdds } from '@scoreline/shared-lib/contract';
import { formatPercent } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { fontSize } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { MatchLine } from '../fixtures/MatchLine';
import { ShareBar } from '../fixtures/ShareBar';
import { useMatchPlace } from '../match/matchContext';
import { Section } from '../page/Section';
import { usePlace } from '../page/usePlace';

/** Under this many matches a share would say more than is known. */
const leastForShare = 5;
const strict = 0.005;

/** How the last matches with the same opening prices ended. */
export function HomeOddsHistory({ history }: { history: HomeOdds }) {
  const { t } = useTranslation('match');
  const { locale } = usePlace();
  const { sport } = useMatchPlace().match;
  const { sample, homeWins, draws, awayWins, tolerance, matches } = history;
  const share = formatPercent(homeWins / sample, locale);
  const parts = [
    { label: t('odds.outcomes.home'), count: homeWins, colour: 'var(--win)' },
    { label: t('odds.outcomes.draw'), count: draws, colour: 'var(--draw)' },
    { label: t('odds.outcomes.away'), count: awayWins, colour: 'var(--loss)' },
  ];
  return (
    <Section title={t('homeOdds.title')}>
      <Said>
        {sample >= leastForShare
          ? t('homeOdds.share', { share, count: sample })
          : t('homeOdds.few', { count: sample })}
        {tolerance > strict && ` ${t('homeOdds.near')}`}
      </Said>
      <ShareBar parts={sport === 'football' ? parts : parts.filter((_, at) => at !== 1)} />
      <div>
        {matches.map(({ match, tournament, outcome }) => (
          <MatchLine key={match.eventId} {...{ match, outcome }} note={tournament.name} />
        ))}
      </div>
    </Section>
  );
}

const Said = styled.p`
  padding-block-end: 12px;
  font-size: ${fontSize[13]};
  color: var(--text-muted);
`;
