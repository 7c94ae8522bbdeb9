import { useSetting } from '@scoreline/shared-lib/settings';
import { EmptyState } from '@scoreline/shared-lib/ui';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Stack } from '@scoreline/shared-lib/page';

import { MatchInformation } from '../info/MatchInformation';
import { Momentum } from '../momentum/Momentum';
import { PriceStrip } from '../odds/PriceStrip';
import { Timeline } from '../timeline/Timeline';
import { later } from '../page/Later';
import { useMatchPlace } from './matchContext';
import { PeriodScores } from './PeriodScores';

const TipsCard = later(async () => (await import('../tips/TipsCard')).TipsCard);

/** What happened, and what there is to know before it does. */
export function Summary({ isWide }: { isWide: boolean }) {
  const { t } = useTranslation('match');
  const { detail, match, concealed } = useMatchPlace();
  const [showOdds] = useSetting('showOdds');
  const has = (section: (typeof detail.sections)[number]) => detail.sections.includes(section);
  const happens = !concealed && has('events');
  return (
    <Stack>
      <PeriodScores match={match} />
      {!concealed && has('momentum') && <Momentum />}
      {happens && <Timeline />}
      {!happens && isWide && (
        <EmptyState title={t(concealed ? 'spoiler.hidden' : 'timeline.none')} picture="clock" />
      )}
      {!isWide && showOdds && match.odds && <PriceStrip />}
      {!isWide && has('tips') && <TipsCard />}
      {!isWide && <MatchInformation />}
    </Stack>
  );
}
