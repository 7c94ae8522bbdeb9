import { isOver, type MatchSummary } from '@scoreline/shared-lib/contract';
import { useExcludedUntil, useSetting } from '@scoreline/shared-lib/settings';
import { EmptyState } from '@scoreline/shared-lib/ui';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import {
  PeriodRows,
  periodsOf,
  Section,
  Stack,
  Table,
  TableFrame,
  Waiting,
} from '@scoreline/shared-lib/page';

import { MatchInformation } from '../info/MatchInformation';
import { Momentum } from '../momentum/Momentum';
import { PriceStrip } from '../odds/PriceStrip';
import { BestAwaited } from '../ratings/BestAwaited';
import { Timeline } from '../timeline/Timeline';
import { TipsAwaited } from '../tips/TipsAwaited';
import { later } from '../page/Later';
import { useMatchView } from './matchContext';

/** High enough to keep the content below it off screen, as the preview does. */
const PreviewAwaited = () => <Waiting rows={14} />;

const BestPlayer = later(
  async () => (await import('../ratings/BestPlayer')).BestPlayer,
  BestAwaited,
);
const Preview = later(async () => (await import('../preview/Preview')).Preview, PreviewAwaited);
const TipsCard = later(async () => (await import('../tips/TipsCard')).TipsCard, TipsAwaited);

const coming: readonly MatchSummary['status'][] = ['notStarted', 'postponed', 'delayed'];

/** Events of the match, or the preview before kick-off. */
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

/** Points by quarter. Football's timeline shows its halves. */
function PeriodScores({ match }: { match: MatchSummary }) {
  const { t } = useTranslation('match');
  if (match.sport === 'football' || periodsOf(match) === 0) return null;
  return (
    <Section title={t('periods.title')}>
      <TableFrame aria-label={t('periods.title')}>
        <Table>
          <PeriodRows match={match} />
        </Table>
      </TableFrame>
    </Section>
  );
}
