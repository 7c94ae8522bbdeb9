import type { AddedTime, Moment } from '../football/minutes';
import { goalMinutes, shareAt } from '../football/minutes';
import { stateFactors, type MatchState, type Rates } from '../football/scoring';
import type { Expectation } from '../result/ratings';
import { bookmakers, threeWay, twoWay, type Quote } from './football';
import { goalGrid, handicapShare, outcomes, overShare } from './goalModel';
import { regulationDeviation, scorings } from '../basketball/game';
import { normalShare } from './basketball';

const overround = 0.075;
/** Of the sharp book, which takes more risk on less. */
const sharpOverround = 0.045;

type Priced = Pick<Quote, 'bookmaker' | 'market' | 'line' | 'prices'>;

/** The main market at both books that price in play, and the average of the two. */
function atEveryBook(
  market: Quote['market'],
  retail: Quote['prices'],
  sharp: Quote['prices'],
): Priced[] {
  const mean = (a: number, b: number) => Math.round(((a + b) / 2) * 1000) / 1000;
  const average = {
    home: mean(retail.home, sharp.home),
    ...(retail.draw && sharp.draw && { draw: mean(retail.draw, sharp.draw) }),
    away: mean(retail.away, sharp.away),
  };
  return [
    { bookmaker: bookmakers.retail, market, line: 0, prices: retail },
    { bookmaker: bookmakers.sharp, market, line: 0, prices: sharp },
    { bookmaker: bookmakers.average, market, line: 0, prices: average },
  ];
}

/** The goal model on what is left of the ninety minutes; the state's factors are damped, as they wear off. */
export function footballInPlay(
  rates: Rates,
  state: MatchState,
  moment: Moment,
  added: AddedTime,
  handicap: number,
): Priced[] {
  const left = Math.max(0.004, 1 - shareAt(goalMinutes, moment, added));
  const factors = stateFactors(state);
  const damped = {
    home: rates.home * Math.sqrt(factors.home),
    away: rates.away * Math.sqrt(factors.away),
  };
  const grid = goalGrid(damped, left * 0.9999);
  const lead = state.home - state.away;
  const scored = state.home + state.away;
  const line = Math.max(2, scored) + 0.5;
  const bookmaker = bookmakers.retail;
  const fair = outcomes(grid, lead);
  return [
    ...atEveryBook(
      '1x2',
      threeWay('retail', fair, overround),
      threeWay('sharp', fair, sharpOverround),
    ),
    {
      bookmaker,
      market: 'overUnder',
      line,
      prices: twoWay(overShare(grid, line, scored), overround),
    },
    {
      bookmaker,
      market: 'asianHandicap',
      line: handicap,
      prices: twoWay(handicapShare(grid, handicap, lead), overround),
    },
  ];
}

/** Of a game with `left` of its time to come and home ahead by `lead`. */
export function basketballInPlay(expected: Expectation, lead: number, left: number): Priced[] {
  const { margin } = regulationDeviation(expected, scorings.from2020);
  const deviation = margin * Math.sqrt(Math.max(left, 0.002));
  const share = Math.min(
    0.995,
    Math.max(0.005, normalShare((lead + expected.margin * left) / deviation)),
  );
  return atEveryBook(
    'moneyline',
    twoWay(share, overround, 'sharp'),
    twoWay(share, sharpOverround, 'sharp'),
  );
}
