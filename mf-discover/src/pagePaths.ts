import { paths } from '@scoreline/shared-lib/contract';

/** Paths of the Discover pages, keyed by the names of their texts. */
export const pagePaths = {
  home: paths.discover,
  dropping: '/discover/odds/dropping',
  rising: '/discover/odds/rising',
  movements: paths.movements,
  averages: '/discover/statistics',
  sameOdds: paths.sameOddsMatches,
  tips: '/discover/tips',
  tipsHistory: paths.tipsHistory,
  rules: paths.tipRules,
  digest: paths.digest,
  editor: '/discover/tips/editor',
} as const;
export type PageName = Exclude<keyof typeof pagePaths, 'home' | 'digest' | 'rules'>;
