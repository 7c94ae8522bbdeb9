import { isLive, type MatchDetail, type MatchSection } from '@scoreline/shared-lib/contract';

export const matchTabs = [
  'summary',
  'odds',
  'lineups',
  'statistics',
  'players',
  'standings',
  'h2h',
  'insights',
  'highlights',
] as const;
export type MatchTab = (typeof matchTabs)[number];

/** A tab is shown if any of its sections has data. */
const needs: Record<Exclude<MatchTab, 'summary'>, readonly MatchSection[]> = {
  odds: ['odds'],
  lineups: ['lineups'],
  statistics: ['statistics'],
  players: ['player-statistics'],
  standings: ['standings'],
  h2h: ['h2h', 'performance'],
  insights: ['insights'],
  highlights: ['highlights'],
};

/** Tabs that reveal the score and are hidden with it. */
const spoiling: readonly MatchTab[] = ['statistics', 'players', 'standings', 'highlights'];

/** Tabs computed from matches before this one. */
export const countsThePast: ReadonlySet<MatchTab> = new Set(['standings', 'h2h', 'insights']);

interface Wishes {
  showOdds: boolean;
  /** Betting content is switched off. */
  excluded: boolean;
  concealed: boolean;
}

/** The tabs of a match that have data for this viewer, in order. */
export function tabsOf(
  { sections, summary }: MatchDetail,
  { showOdds, excluded, concealed }: Wishes,
): MatchTab[] {
  return matchTabs.filter((tab) => {
    if (tab === 'summary') return true;
    if (tab === 'odds' && !showOdds) return false;
    if (tab === 'insights' && excluded) return false;
    if (concealed && spoiling.includes(tab)) return false;
    // Viewers of a live match look for its line-ups, so the tab appears and says that there are none yet.
    if (tab === 'lineups' && isLive(summary.status)) return true;
    return needs[tab].some((section) => sections.includes(section));
  });
}
