import type { Market, Sport } from '@scoreline/shared-lib/contract';

import { scoreGrid } from '../model/dixonColes';
import type { Played } from '../model/meetings';
import { goalRatingOf, rate } from '../model/rate';
import { profitOf, resultOf } from './settle';

/** One bookmaker's offer on a match. */
export interface Offer {
  match_id: number;
  tournament_id: number;
  sport: Sport;
  home_id: number;
  away_id: number;
  start_time: Date;
  bookmaker_id: number;
  market: Market;
  line: number;
  home: number;
  draw: number | null;
  away: number;
  opened: Date;
}

export interface ModelPick {
  offer: Offer;
  outcome: 'home' | 'draw' | 'away';
  price: number;
  /** Expected profit per unit staked. */
  edge: number;
}

/** The model picks prices worth at least a twentieth more than their cost, excluding sure things and long shots. */
const wanted = { edge: 0.05, from: 1.5, to: 4.5 };

/** The best pick of a match, or null; `past` contains its league's earlier results. */
export function bestPick(offers: readonly Offer[], past: readonly Played[]): ModelPick | null {
  const [first] = offers;
  if (!first) return null;
  const edgeOf = edgesOf(first, past);
  if (!edgeOf) return null;
  return offers
    .flatMap((offer) => picksOf(offer))
    .filter(({ price }) => price >= wanted.from && price <= wanted.to)
    .map((pick) => ({ ...pick, edge: edgeOf(pick) }))
    .filter(({ edge }) => edge >= wanted.edge)
    .reduce<ModelPick | null>((best, pick) => (best && best.edge >= pick.edge ? best : pick), null);
}

type Priced = Omit<ModelPick, 'edge'>;

const picksOf = (offer: Offer): Priced[] =>
  (['home', 'draw', 'away'] as const).flatMap((outcome) => {
    const price = offer[outcome];
    return price === null ? [] : [{ offer, outcome, price }];
  });

function edgesOf({ sport, home_id, away_id, start_time }: Offer, past: readonly Played[]) {
  const rated = rate(sport, past, home_id, away_id);
  if (!rated) return null;
  const [home = 0, away = 0] = rated.chances;
  if (sport === 'basketball')
    return ({ offer, outcome, price }: Priced) =>
      offer.market === 'moneyline' ? (outcome === 'home' ? home : away) * price - 1 : -1;
  const ends = scoreGrid(goalRatingOf(past), home_id, away_id).map(({ chance, ...score }) => ({
    chance,
    end: { ...score, status: 'finished' as const, startTime: start_time },
  }));
  return ({ offer: { market, line, start_time: kickOff }, outcome, price }: Priced) => {
    const pick = { market, outcome, line, price, stake: 1, kickOff };
    return ends.reduce((sum, { chance, end }) => {
      const result = resultOf(pick, end, kickOff);
      return sum + (result ? chance * profitOf(result, pick) : 0);
    }, 0);
  };
}
