import type { MatchInsights, MatchSummary } from '@scoreline/shared-lib/contract';
import { formatChance } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import {
  outcomeColours,
  Section,
  ShareBar,
  useViewerLocale,
  wholePercents,
} from '@scoreline/shared-lib/page';
import { fontSize } from '@scoreline/shared-lib/ui';
import { itemAt } from '@scoreline/shared-lib/contract/lists';
import styled from 'styled-components';

type Known = NonNullable<MatchInsights['probabilities']>;
type Chances = Pick<NonNullable<Known['prices']>, 'home' | 'draw' | 'away'>;

interface ProbabilitiesProps {
  probabilities: Known;
  match: MatchSummary;
  /** False when prices are hidden, and when they are the last prices of a finished match. */
  withPrices: boolean;
}

/** Chances by prices without the margin and by a rating of past results, each with its method. */
export function Probabilities({ probabilities, match, withPrices }: ProbabilitiesProps) {
  const { t } = useTranslation('match');
  const { prices, rating } = probabilities;
  const shownPrices = withPrices ? prices : null;
  if (!shownPrices && !rating) return null;
  return (
    <Section title={t('probabilities.title')}>
      {shownPrices && (
        <Bar
          match={match}
          chances={shownPrices}
          name={t('probabilities.prices')}
          note={t('probabilities.power')}
        />
      )}
      {rating && (
        <Bar
          match={match}
          chances={rating}
          name={t('probabilities.rating')}
          note={t(`probabilities.${rating.method}`, { count: rating.sample })}
        />
      )}
    </Section>
  );
}

interface BarProps {
  match: MatchSummary;
  chances: Chances;
  name: string;
  note: string;
}

function Bar({ match, chances, name, note }: BarProps) {
  const { t } = useTranslation('match');
  const { locale } = useViewerLocale();
  const outcomes = (['home', 'draw', 'away'] as const).filter((key) => chances[key] !== undefined);
  const label = { home: match.home.name, draw: t('odds.outcomes.draw'), away: match.away.name };
  const percents = wholePercents(outcomes.map((key) => chances[key] ?? 0));
  const parts = outcomes.map((key, at) => ({
    label: label[key],
    size: chances[key] ?? 0,
    figure: formatChance(chances[key] ?? 0, locale, itemAt(percents, at)),
    colour: outcomeColours[key],
  }));
  return (
    <Block>
      <b>{name}</b>
      <ShareBar parts={parts} />
      <small>{note}</small>
    </Block>
  );
}

const Block = styled.div`
  display: grid;
  gap: 6px;
  padding-block: 8px;
  font-size: ${fontSize[13]};

  small {
    font-size: ${fontSize[11]};
    line-height: 1.4;
    color: var(--text-muted);
  }
`;
