import type { SameOdds } from '@scoreline/shared-lib/contract';
import { formatPercent } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import {
  outcomeColours,
  ShareBar,
  useViewerLocale,
  wholePercents,
} from '@scoreline/shared-lib/page';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

/** How often each side won, as parts of one bar. Shares appear only if the sample is large enough. */
export function OutcomeShares({ row }: { row: SameOdds['rows'][number] }) {
  const { t } = useTranslation('discover');
  const { locale } = useViewerLocale();
  const { shares, match } = row;
  const counts = { home: row.homeWins, draw: row.draws, away: row.awayWins };
  const outcomes = (['home', 'draw', 'away'] as const).filter(
    (outcome) => outcome !== 'draw' || match.sport === 'football',
  );
  const percents = shares && wholePercents(outcomes.map((outcome) => shares[outcome]));
  const parts = outcomes.map((outcome, at) => ({
    label: t(`outcomes.${outcome}`),
    size: counts[outcome],
    figure: counts[outcome],
    note: percents ? formatPercent(itemAt(percents, at) / 100, locale) : undefined,
    colour: outcomeColours[outcome],
  }));
  return <ShareBar parts={parts} />;
}
