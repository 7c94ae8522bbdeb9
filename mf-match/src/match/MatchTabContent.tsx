import type { ComponentType } from 'react';

import { later } from '../page/Later';
import type { MatchTab } from './matchTabs';
import { Summary } from './Summary';

/** Every tab but the first loads its code when it opens. */
const parts: Record<Exclude<MatchTab, 'summary'>, ComponentType> = {
  odds: later(async () => (await import('../odds/OddsTab')).OddsTab),
  lineups: later(async () => (await import('../lineups/LineupsTab')).LineupsTab),
  statistics: later(async () => (await import('../statistics/StatisticsTab')).StatisticsTab),
  players: later(async () => (await import('../boxscore/PlayersTab')).PlayersTab),
  standings: later(async () => (await import('../standings/MatchStandings')).MatchStandings),
  h2h: later(async () => (await import('../h2h/H2hTab')).H2hTab),
  insights: later(async () => (await import('../insights/InsightsTab')).InsightsTab),
  highlights: later(async () => (await import('../highlights/HighlightsTab')).HighlightsTab),
};

export function MatchTabContent({ tab, isWide }: { tab: MatchTab; isWide: boolean }) {
  if (tab === 'summary') return <Summary isWide={isWide} />;
  const Part = parts[tab];
  return <Part />;
}
