import {
  canonicalPath,
  matchPath,
  paths,
  type RoutingBrand,
  type Sport,
} from '@scoreline/shared-lib/contract';

import { matchText } from '../digest/matchText';
import type { News } from '../digest/news';
import { digestTextsOf } from '../digest/texts/all';
import type { PushEvent } from './difference';
import { pushTexts, type PushTexts } from './texts/all';

/** Who plays, by short names. */
export interface Sides {
  homeId: number;
  awayId: number;
  home: string;
  away: string;
  homeSlug: string;
  awaySlug: string;
}

interface OfMatch extends Sides {
  matchId: number;
  sport: Sport;
}

/** What happened in a match. */
export interface MatchPush extends PushEvent, OfMatch {
  homeScore: number;
  awayScore: number;
}

/** A new tip for who is VIP; its pick is not on a locked screen. */
export interface VipTipPush extends OfMatch {
  type: 'vipTip';
  tipId: number;
}

/** A member's morning. */
export interface DigestPush {
  type: 'digest';
  userId: number;
  news: News;
}

export type PushData = MatchPush | VipTipPush | DigestPush;

type OfOneMatch = MatchPush | VipTipPush;

/** What the page's worker shows; a later one of the same tag takes its place. */
export interface Notification {
  title: string;
  body: string;
  tag: string;
  url: string;
  language: string;
  direction: 'ltr' | 'rtl';
}

const rightToLeft = new Set(['he', 'ur']);

/** The notification of an event in a subscriber's language, or in English where it has no texts; it opens the brand's page. */
export function notificationOf(
  data: PushData,
  language: string,
  brand: RoutingBrand,
): Notification {
  const known = language in pushTexts ? language : 'en';
  if (data.type === 'digest') return digestNotification(data, known, language, brand);
  const { home, away, sport, matchId: eventId } = data;
  const page = matchPath({
    ...{ sport, eventId },
    home: { name: home, slug: data.homeSlug },
    away: { name: away, slug: data.awaySlug },
  });
  return {
    title: `${home} ${betweenOf(data)} ${away}`,
    body: bodyOf(data, pushTexts[known] as PushTexts),
    tag: data.type === 'vipTip' ? `tip-${data.tipId}` : `match-${eventId}`,
    url: canonicalPath(brand, language, page),
    language: known,
    direction: rightToLeft.has(known) ? 'rtl' : 'ltr',
  };
}

const shownResults = 3;

/** The results, else what is to come, else the upset: as many as a locked screen has room for. */
function digestNotification(
  { news: { results, coming, upset } }: DigestPush,
  known: string,
  language: string,
  brand: RoutingBrand,
): Notification {
  const told = digestTextsOf(known);
  const [heading, lines] =
    results.length > 0
      ? [told.results, results]
      : coming.length > 0
        ? [told.coming, coming]
        : [told.upset, upset ? [upset] : []];
  const matches = lines.slice(0, shownResults).map(matchText);
  return {
    title: told.heading,
    body: `${heading}: ${matches.join(' · ')}`,
    tag: 'digest',
    url: canonicalPath(brand, language, paths.digest),
    language: known,
    direction: rightToLeft.has(known) ? 'rtl' : 'ltr',
  };
}

const betweenOf = (data: OfOneMatch): string =>
  data.type === 'vipTip' || data.type === 'kickOff' ? '–' : `${data.homeScore}–${data.awayScore}`;

function bodyOf(data: OfOneMatch, told: PushTexts): string {
  if (data.type === 'vipTip') return told.vipTip;
  const key = data.type === 'kickOff' && data.sport === 'basketball' ? 'tipOff' : data.type;
  const team = data.side ? data[data.side] : '';
  return (data.cancelled ? told.cancelled : told[key]).replace('{{team}}', team);
}
