import type { Market } from '@scoreline/shared-lib/contract';

import type { PriceEvent } from '@scoreline/shared-lib/contract/feed';

type Cells = Record<string, string | undefined>;

/** Bookmakers by column prefix. Pinnacle is `PS` for 1X2 and `P` for the rest. */
const bookmakers: Record<string, string> = {
  B365: 'Bet365',
  BW: 'bwin',
  BF: 'Betfair',
  BFE: 'Betfair Exchange',
  BFD: 'Betfred',
  BMGM: 'BetMGM',
  BV: 'BetVictor',
  BS: 'Blue Square',
  CL: 'Coral',
  GB: 'Gamebookers',
  IW: 'Interwetten',
  LB: 'Ladbrokes',
  PS: 'Pinnacle',
  P: 'Pinnacle',
  SO: 'Sporting Odds',
  SB: 'Sportingbet',
  SJ: 'Stan James',
  SY: 'Stanleybet',
  VC: 'VC Bet',
  WH: 'William Hill',
  '1XB': '1xBet',
  Avg: 'Market average',
  Max: 'Market maximum',
};

const marketNames: Partial<Record<Market, string>> = {
  '1x2': '1X2',
  overUnder: 'over/under 2.5',
  asianHandicap: 'Asian handicap',
};

interface Quote {
  bookmaker: string;
  market: Market;
  line: number;
  closing: boolean;
  prices: PriceEvent['prices'];
}

export interface RowPrices {
  quotes: Quote[];
  faults: string[];
}

/** All prices of a row, and the faults of those that must not be stored. */
export function pricesOf(cells: Cells): RowPrices {
  const found: RowPrices = { quotes: [], faults: [] };
  for (const [prefix, bookmaker] of Object.entries(bookmakers))
    for (const closing of [false, true]) {
      const name = closing ? `${prefix}C` : prefix;
      const line = cells[closing ? 'AHCh' : 'AHh'];
      const add = (market: Market, at: number, columns: string[]) =>
        read(found, cells, { bookmaker, market, line: at, closing }, columns);
      add('1x2', 0, [`${name}H`, `${name}D`, `${name}A`]);
      add('overUnder', 2.5, [`${name}>2.5`, `${name}<2.5`]);
      add('asianHandicap', line ? Number(line) : NaN, [`${name}AHH`, `${name}AHA`]);
    }
  return found;
}

function read(
  found: RowPrices,
  cells: Cells,
  what: Omit<Quote, 'prices'>,
  columns: string[],
): void {
  const texts = columns.map((column) => cells[column]?.trim() ?? '');
  if (texts.every((text) => text === '')) return;
  const values = texts.map((text) => (text === '' ? NaN : Number(text)));
  const fault = faultOf(what, values);
  if (fault) {
    const label = `${what.bookmaker} ${marketNames[what.market]}${what.closing ? ' closing' : ''}`;
    found.faults.push(`${label} (${columns.join(', ')} = ${texts.join(', ')}): ${fault}`);
    return;
  }
  const [home = 0, second = 0, third] = values;
  const prices = third === undefined ? { home, away: second } : { home, draw: second, away: third };
  found.quotes.push({ ...what, prices });
}

/** Valid range of a book's sum of 1/price. The best prices of several books may sum to less than 1. */
const overrounds: Record<string, [number, number]> = {
  'Betfair Exchange': [0.9, 1.2],
  'Market maximum': [0.8, 1.35],
};
const ordinary: [number, number] = [0.9, 1.35];

function faultOf({ bookmaker, line }: Omit<Quote, 'prices'>, values: number[]): string | undefined {
  if (values.some(Number.isNaN)) return 'not all of them are numbers';
  if (values.some((value) => value <= 1)) return 'a price must be above 1';
  if (Number.isNaN(line)) return 'no handicap is given';
  const overround = values.reduce((sum, value) => sum + 1 / value, 0);
  const [least, most] = overrounds[bookmaker] ?? ordinary;
  return overround < least || overround > most
    ? `an overround of ${overround.toFixed(2)} is no market`
    : undefined;
}

const hour = 3_600_000;

/**
 * The time of football-data's first snapshot: the last Friday or Tuesday noon (UTC) before kick-off. Its notes name the days
 * but no hour, so use this only for ordering, never for display.
 */
export function snapshotTime(kickOff: string): string {
  const moment = new Date(Date.parse(kickOff) - hour);
  if (moment.getUTCHours() < 12) moment.setUTCDate(moment.getUTCDate() - 1);
  moment.setUTCHours(12, 0, 0, 0);
  while (moment.getUTCDay() !== 2 && moment.getUTCDay() !== 5)
    moment.setUTCDate(moment.getUTCDate() - 1);
  return moment.toISOString();
}
