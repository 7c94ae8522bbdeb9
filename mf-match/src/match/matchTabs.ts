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

/** Any of these has to have data for the tab to be shown. */
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

/** What tells how the match goes, and is kept back with the score. */
const spoiling: readonly MatchTab[] = ['statistics', 'players', 'standings', 'highlights'];

/** What is worked out from matches before this one. */
export const countsThePast: ReadonlySet<MatchTab> = new Set(['standings', 'h2h', 'insights']);

interface Wishes {
  showOdds: boolean;
  /** Betting content is switched off. */
  excluded: boolean;
  concealed: boolean;
}

/** The tabs of a match that have something to show to this viewer, in their order. */
export function tabsOf(
  { sections, summary }: MatchDetail,
  { showOdds, excluded, concealed }: Wishes,
): MatchTab[] {
  return matchTabs.filter((tab) => {
    if (tab === 'summary') return true;
    if (tab === 'odds' && !showOdds) return false;
    if (tab === 'insights' && excluded) return false;
    if (concealed && spoiling.includes(tab)) return false;
    // Once a match is live people look for its line-ups: the tab says that there are none yet.
    if (tab === 'lineups' && isLive(summary.status)) return true;
    return needs[tab].some((section) => sections.includes(section));
  });
}
