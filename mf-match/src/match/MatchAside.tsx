import { useExcludedUntil, useSetting } from '@scoreline/shared-lib/settings';
import { Stack } from '@scoreline/shared-lib/page';
import { useState } from 'react';

import { MatchInformation } from '../info/MatchInformation';
import { PriceStrip } from '../odds/PriceStrip';
import { later } from '../page/Later';
import { TipsAwaited } from '../tips/TipsAwaited';
import { useMatchView } from './matchContext';
import type { MatchTab } from './matchTabs';

const InsightsCard = later(async () => (await import('../insights/InsightsCard')).InsightsCard);
const TipsCard = later(async () => (await import('../tips/TipsCard')).TipsCard, TipsAwaited);
const TeamsTable = later(async () => (await import('../standings/TeamsTable')).TeamsTable);

/** Cards beside the tabs of a wide page, useful on any tab. */
export function MatchAside({ tab }: { tab: MatchTab }) {
  const { detail, match, concealed } = useMatchView();
  const [showOdds] = useSetting('showOdds');
  const excluded = useExcludedUntil() !== null;
  const { sections } = detail;
  const hasTable = tab !== 'standings' && !concealed && sections.includes('standings');
  const [isSettled, setSettled] = useState(false);
  return (
    <Stack as="aside">
      {showOdds && match.odds && tab !== 'odds' && <PriceStrip />}
      {!excluded && sections.includes('tips') && <TipsCard />}
      <MatchInformation />
      {/* Pending cards are last, so that nothing moves when they load. */}
      {hasTable && <TeamsTable onSettled={() => setSettled(true)} />}
      {(isSettled || !hasTable) &&
        tab !== 'insights' &&
        !excluded &&
        sections.includes('insights') && <InsightsCard />}
    </Stack>
  );
}
