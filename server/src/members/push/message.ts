import {
  canonicalPath,
  matchPath,
  paths,
  type RoutingBrand,
  type Sport,
} from '@scoreline/shared-lib/contract';

import { insightText } from '../digest/insightText';
import { matchText } from '../digest/matchText';
import { moveText } from '../digest/moveText';
import { newsSchema, type News } from '../digest/news';
import { digestTextsOf } from '../digest/texts/all';
import type { PushEvent } from './difference';
import { pushTexts, type PushTexts } from './texts/all';

/** The teams of a match, by short names. */
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

export interface MatchPush extends PushEvent, OfMatch {
  homeScore: number;
  awayScore: number;
}

/** A new tip for VIP members. Its pick is omitted, because a locked screen is public. */
export interface VipTipPush extends OfMatch {
  type: 'vipTip';
  tipId: number;
}

export interface DigestPush {
  type: 'digest';
  userId: number;
  news: News;
}

export type PushData = MatchPush | VipTipPush | DigestPush;

type OfOneMatch = MatchPush | VipTipPush;

/** A notification as the page's worker shows it; a later one with the same tag replaces it. */
export interface Notification {
  title: string;
  body: string;
  tag: string;
  url: string;
  language: string;
  direction: 'ltr' | 'rtl';
}

export interface SentNotification extends Notification {
  /** The same for every delivery. */
  id: string;
  /** It may have been sent before: a device that has shown it must stay silent. */
  repeated: boolean;
}

const rightToLeft = new Set(['he', 'ur']);

/** The notification of an event in the subscriber's language, or in English if there are no texts. It opens the brand's page. */
export function notificationOf(
  data: PushData,
  language: string,
  brand: RoutingBrand,
): Notification {
  const known = language in pushTexts ? language : 'en';
  if (data.type === 'digest') return digestNotification(data, known, language, brand);
  const { home, away, sport, matchId } = data;
  const page = matchPath({
    ...{ sport, eventId: matchId },
    home: { name: home, slug: data.homeSlug },
    away: { name: away, slug: data.awaySlug },
  });
  return {
    title: `${home} ${betweenOf(data)} ${away}`,
    body: bodyOf(data, pushTexts[known] as PushTexts),
    tag: data.type === 'vipTip' ? `tip-${data.tipId}` : `match-${matchId}`,
    url: canonicalPath(brand, language, page),
    language: known,
    direction: rightToLeft.has(known) ? 'rtl' : 'ltr',
  };
}

const shownLines = 3;

/** The most important lines of a digest, as many as fit on a locked screen. */
function digestLines({ results, coming, upset, insight, moved }: News, known: string) {
  const texts = digestTextsOf(known);
  const parts: [string, string[]][] = [
    [texts.results, results.map(matchText)],
    [texts.coming, coming.map(matchText)],
    [texts.upset, upset ? [matchText(upset)] : []],
    [texts.insight, insight ? [insightText(insight, texts, known)] : []],
    [texts.moved, moved.map((move) => moveText(move, texts, known))],
  ];
  return parts.find(([, lines]) => lines.length > 0) ?? [texts.heading, []];
}

function digestNotification(
  { news }: DigestPush,
  known: string,
  language: string,
  brand: RoutingBrand,
): Notification {
  const texts = digestTextsOf(known);
  const [heading, lines] = digestLines(newsSchema.parse(news), known);
  return {
    title: texts.heading,
    body: `${heading}: ${lines.slice(0, shownLines).join(' · ')}`,
    tag: 'digest',
    url: canonicalPath(brand, language, paths.digest),
    language: known,
    direction: rightToLeft.has(known) ? 'rtl' : 'ltr',
  };
}

const betweenOf = (data: OfOneMatch): string =>
  data.type === 'vipTip' || data.type === 'kickOff' ? '–' : `${data.homeScore}–${data.awayScore}`;

function bodyOf(data: OfOneMatch, texts: PushTexts): string {
  if (data.type === 'vipTip') return texts.vipTip;
  const key = data.type === 'kickOff' && data.sport === 'basketball' ? 'tipOff' : data.type;
  const team = data.side ? data[data.side] : '';
  return (data.cancelled ? texts.cancelled : texts[key]).replace('{{team}}', team);
}
