import { slug } from '../text/slug';
import type { Sport } from '../sport';

/** The brand configuration that paths depend on. */
export interface RoutingBrand {
  key: string;
  basePath: string;
  defaultLanguage: string;
}

/** Builds an address of the brand from base path, optional language segment and a path from the table below. */
export function pathTo(
  brand: Pick<RoutingBrand, 'basePath'>,
  segment: string | null,
  rest: string,
): string {
  const tail = rest === '/' ? '' : rest;
  const path = `${brand.basePath.replace(/\/$/, '')}${segment ? `/${segment}` : ''}${tail}`;
  if (path !== '' && (tail !== '' || segment)) return path;
  return brand.basePath;
}

/** Paths without parameters. */
export const paths = {
  home: '/',
  appleRedirect: '/apple/redirect',
  changePassword: '/change-password',
  contactUs: '/contact-us',
  discover: '/discover',
  sameOddsMatches: '/discover/statistics/same_odds_matches',
  digest: '/digest',
  movements: '/discover/odds/movements',
  tipsHistory: '/discover/tips/tips_history',
  tipRules: '/discover/tips/rules',
  emailVerified: '/email-verified',
  emailVerifiedFailed: '/email-verified-failed',
  favourites: '/favourites',
  addFavourite: '/favourites/addFavorite',
  forgetPassword: '/forget-password',
  resetPassword: '/reset-password',
  language: '/language',
  languageDialog: '/language-dialog',
  login: '/login',
  loginChange: '/login/change',
  loginCode: '/login/coud',
  loginEmail: '/login/email',
  me: '/me',
  vipCentre: '/me/vipCenter',
  promotionNotAvailable: '/promotion/not-avaliable',
  search: '/search',
  settings: '/settings',
  twoStep: '/settings/two-step',
  selfExclusion: '/settings/self-exclusion',
  widget: '/widget',
  notFound: '/404',
  appUpgrade: '/app-upgrade',
  app: '/app',
  privacy: '/privacy',
  terms: '/terms',
  trial: '/trial',
} as const;

/** A name, and the English or ASCII name that replaces it in paths if it has no Latin letter. */
interface Named {
  name: string;
  slug?: string;
}

const slugOf = (thing: Named): string => thing.slug ?? slug(thing.name);

interface MatchAddress {
  sport: Sport;
  home: Named;
  away: Named;
  eventId: number;
}

/** Path of a match: `/football/match/arsenal-vs-chelsea/1`. */
export const matchPath = ({ sport, home, away, eventId }: MatchAddress): string =>
  `/${sport}/match/${slugOf(home)}-vs-${slugOf(away)}/${eventId}`;

interface LeagueAddress extends Named {
  sport: Sport;
  category: Named;
  tournamentId: number;
}

/** Path of a league: `/football/league/england/premier-league/1`. */
export const leaguePath = (league: LeagueAddress): string =>
  `/${league.sport}/league/${slugOf(league.category)}/${slugOf(league)}/${league.tournamentId}`;

/** Path of a team: `/football/team/arsenal/1`. */
export const teamPath = (team: Named & { sport: Sport; competitorId: number }): string =>
  `/${team.sport}/team/${slugOf(team)}/${team.competitorId}`;

/** Path of a player: `/football/player/bukayo-saka/1`. */
export const playerPath = (player: Named & { sport: Sport; playerId: number }): string =>
  `/${player.sport}/player/${slugOf(player)}/${player.playerId}`;

/** Page that adds favourites of a kind. */
export const addFavouritesPath = (addPage: string): string =>
  `/favourites/${encodeURIComponent(addPage)}`;

/** Screen that verifies an e-mail address; `within` is the flow it belongs to. */
export const loginVerifyPath = (within: string, email: string): string =>
  `/login/verify/${encodeURIComponent(within)}/${encodeURIComponent(email)}`;

export const promotionPages = [
  'HowTo',
  'lottery',
  'lottery/music',
  'lottery/winning',
  'LuckyDraw',
  'Records',
  'Roll',
  'Share',
  'TermsConditions',
] as const;
export type PromotionPage = (typeof promotionPages)[number];

/** A promotion or one of its sub-pages, optionally with an inviter's code. */
export function promotionPath(promotion: {
  id: string;
  code?: string;
  page?: PromotionPage;
}): string {
  const { id, code, page } = promotion;
  const parts = ['promotion', encodeURIComponent(id), 'refer_friends'];
  if (code) parts.push(encodeURIComponent(code));
  if (page) parts.push(page);
  return `/${parts.join('/')}`;
}
