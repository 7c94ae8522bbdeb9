import {
  canonicalPath,
  matchPath,
  type RoutingBrand,
  type Sport,
} from '@scoreline/shared-lib/contract';

import type { PushEvent } from './difference';

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

export type PushData = MatchPush | VipTipPush;

/** What the page's worker shows; a later one of the same tag takes its place. */
export interface Notification {
  title: string;
  body: string;
  tag: string;
  url: string;
  language: string;
  direction: 'ltr' | 'rtl';
}

interface Texts {
  kickOff: string;
  tipOff: string;
  goal: string;
  cancelled: string;
  redCard: string;
  halfTime: string;
  fullTime: string;
  vipTip: string;
}

const texts: Record<string, Texts> = {
  en: {
    kickOff: 'Kick-off',
    tipOff: 'Tip-off',
    goal: 'Goal for {{team}}',
    cancelled: 'Goal cancelled: {{team}}',
    redCard: 'Red card for {{team}}',
    halfTime: 'Half time',
    fullTime: 'Full time',
    vipTip: 'A new VIP tip',
  },
  es: {
    kickOff: 'Comienza el partido',
    tipOff: 'Comienza el partido',
    goal: 'Gol de {{team}}',
    cancelled: 'Gol anulado: {{team}}',
    redCard: 'Tarjeta roja para {{team}}',
    halfTime: 'Descanso',
    fullTime: 'Final del partido',
    vipTip: 'Nuevo pronóstico VIP',
  },
  pt: {
    kickOff: 'Começa o jogo',
    tipOff: 'Começa o jogo',
    goal: 'Gol: {{team}}',
    cancelled: 'Gol anulado: {{team}}',
    redCard: 'Cartão vermelho: {{team}}',
    halfTime: 'Intervalo',
    fullTime: 'Fim de jogo',
    vipTip: 'Novo palpite VIP',
  },
  he: {
    kickOff: 'המשחק התחיל',
    tipOff: 'המשחק התחיל',
    goal: 'שער ל{{team}}',
    cancelled: 'השער נפסל: {{team}}',
    redCard: 'כרטיס אדום ל{{team}}',
    halfTime: 'מחצית',
    fullTime: 'המשחק הסתיים',
    vipTip: 'טיפ VIP חדש',
  },
  zh: {
    kickOff: '比赛开始',
    tipOff: '比赛开始',
    goal: '{{team}} 进球',
    cancelled: '进球取消：{{team}}',
    redCard: '{{team}} 红牌',
    halfTime: '半场结束',
    fullTime: '全场结束',
    vipTip: '新的 VIP 推荐',
  },
  ur: {
    kickOff: 'میچ شروع ہو گیا',
    tipOff: 'میچ شروع ہو گیا',
    goal: '{{team}} کا گول',
    cancelled: 'گول منسوخ: {{team}}',
    redCard: '{{team}} کو ریڈ کارڈ',
    halfTime: 'ہاف ٹائم',
    fullTime: 'میچ ختم',
    vipTip: 'نیا VIP مشورہ',
  },
};
const rightToLeft = new Set(['he', 'ur']);

/** The notification of an event in a subscriber's language, or in English where it has no texts; it opens the brand's page. */
export function notificationOf(
  data: PushData,
  language: string,
  brand: RoutingBrand,
): Notification {
  const known = language in texts ? language : 'en';
  const { home, away, sport, matchId: eventId } = data;
  const page = matchPath({
    ...{ sport, eventId },
    home: { name: home, slug: data.homeSlug },
    away: { name: away, slug: data.awaySlug },
  });
  return {
    title: `${home} ${betweenOf(data)} ${away}`,
    body: bodyOf(data, texts[known] as Texts),
    tag: data.type === 'vipTip' ? `tip-${data.tipId}` : `match-${eventId}`,
    url: canonicalPath(brand, language, page),
    language: known,
    direction: rightToLeft.has(known) ? 'rtl' : 'ltr',
  };
}

const betweenOf = (data: PushData): string =>
  data.type === 'vipTip' || data.type === 'kickOff' ? '–' : `${data.homeScore}–${data.awayScore}`;

function bodyOf(data: PushData, told: Texts): string {
  if (data.type === 'vipTip') return told.vipTip;
  const key = data.type === 'kickOff' && data.sport === 'basketball' ? 'tipOff' : data.type;
  const team = data.side ? data[data.side] : '';
  return (data.cancelled ? told.cancelled : told[key]).replace('{{team}}', team);
}
