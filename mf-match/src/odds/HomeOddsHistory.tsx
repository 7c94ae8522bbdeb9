import type { HomeOdds } from '@scoreline/shared-lib/contract';
import { formatPercent } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSetting } from '@scoreline/shared-lib/settings';
import { fontSize } from '@scoreline/shared-lib/ui';
import { outcomeColours, Section, ShareBar, useViewerLocale } from '@scoreline/shared-lib/page';
import styled from 'styled-components';

import { MatchLine } from '../fixtures/MatchLine';
import { useMatchView } from '../match/matchContext';

/** A share of fewer matches would claim more than is known. */
const leastForShare = 5;
const strict = 0.005;

/** Results of the last matches with the same opening prices. */
export function HomeOddsHistory({ history }: { history: HomeOdds }) {
  const { t } = useTranslation('match');
  const { locale } = useViewerLocale();
  const { sport } = useMatchView().match;
  const [spoilerFree] = useSetting('spoilerFree');
  const { sample, homeWins, draws, awayWins, tolerance, matches } = history;
  const share = formatPercent(homeWins / sample, locale);
  const counts = { home: homeWins, draw: draws, away: awayWins };
  const outcomes = (['home', 'draw', 'away'] as const).filter(
    (outcome) => outcome !== 'draw' || sport === 'football',
  );
  const parts = outcomes.map((outcome) => ({
    label: t(`odds.outcomes.${outcome}`),
    size: counts[outcome],
    figure: counts[outcome],
    colour: outcomeColours[outcome],
  }));
  return (
    <Section title={t('homeOdds.title')}>
      {!spoilerFree && (
        <>
          <Said>
            {sample >= leastForShare
              ? t('homeOdds.share', { share, count: sample })
              : t('homeOdds.few', { count: sample })}
            {tolerance > strict && ` ${t('homeOdds.near')}`}
          </Said>
          <ShareBar parts={parts} />
        </>
      )}
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
