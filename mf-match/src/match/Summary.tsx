import { isOver, type MatchSummary } from '@scoreline/shared-lib/contract';
import { useExcludedUntil, useSetting } from '@scoreline/shared-lib/settings';
import { EmptyState } from '@scoreline/shared-lib/ui';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Stack, Waiting } from '@scoreline/shared-lib/page';

import { MatchInformation } from '../info/MatchInformation';
import { Momentum } from '../momentum/Momentum';
import { PriceStrip } from '../odds/PriceStrip';
import { BestAwaited } from '../ratings/BestAwaited';
import { Timeline } from '../timeline/Timeline';
import { TipsAwaited } from '../tips/TipsAwaited';
import { later } from '../page/Later';
import { useMatchView } from './matchContext';
import { PeriodScores } from './PeriodScores';

/** So high that what is below it is out of sight, as it is below the preview. */
const PreviewAwaited = () => <Waiting rows={14} />;

const BestPlayer = later(
  async () => (await import('../ratings/BestPlayer')).BestPlayer,
  BestAwaited,
);
const Preview = later(async () => (await import('../preview/Preview')).Preview, PreviewAwaited);
const TipsCard = later(async () => (await import('../tips/TipsCard')).TipsCard, TipsAwaited);

const coming: readonly MatchSummary['status'][] = ['notStarted', 'postponed', 'delayed'];

/** What happened, and what there is to know before it does. */
export function Summary({ isWide }: { isWide: boolean }) {
  const { t } = useTranslation('match');
  const { detail, match, concealed, time } = useMatchView();
  const [showOdds] = useSetting('showOdds');
  const excluded = useExcludedUntil() !== null;
  const has = (section: (typeof detail.sections)[number]) => detail.sections.includes(section);
  const isComing = !concealed && has('preview') && coming.includes(match.status);
  const happens = !concealed && has('events');
  return (
    <Stack>
      <PeriodScores match={match} />
      {!concealed && has('momentum') && <Momentum />}
      {!concealed && has('ratings') && !time.moment && isOver(match.status) && <BestPlayer />}
      {happens && <Timeline />}
      {isComing && <Preview />}
      {!happens && !isComing && isWide && (
        <EmptyState title={t(concealed ? 'spoiler.hidden' : 'timeline.none')} picture="clock" />
      )}
      {!isWide && showOdds && match.odds && <PriceStrip />}
      {!isWide && !excluded && has('tips') && <TipsCard />}
      {!isWide && <MatchInformation />}
    </Stack>
  );
}
