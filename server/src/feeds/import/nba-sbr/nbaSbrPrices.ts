import type { PriceEvent } from '@scoreline/shared-lib/contract/feed';
import { decimalOf } from '../../../store/catalogue/americanOdds';
import type { CsvRow } from '../csv';

type Quote = Pick<PriceEvent, 'bookmaker' | 'market' | 'line' | 'at' | 'prices' | 'kind'>;

/** The archive gives spreads and totals without prices: the standard is −110 on both sides. */
const standard = { home: 1 + 100 / 110, away: 1 + 100 / 110 };
const bookmaker = 'Sportsbook Review';
const day = 86_400_000;

/** The file has no times: opening lines are dated a day before the game, closing lines at its start. */
export function pricesOf(
  cells: CsvRow['cells'],
  startTime: string,
): { quotes: Quote[]; faults: string[] } {
  const opening = {
    at: new Date(Date.parse(startTime) - day).toISOString(),
    kind: 'opening' as const,
  };
  const closing = { at: startTime, kind: 'closing' as const };
  const found: { quotes: Quote[]; faults: string[] } = { quotes: [], faults: [] };
  // The file's spread is the home side's margin; its handicap is the opposite.
  addLine(found, 'spread', cells, 'open_spread', opening, (margin) => 0 - margin);
  addLine(found, 'spread', cells, 'close_spread', closing, (margin) => 0 - margin);
  addLine(found, 'total', cells, 'open_total', opening, (points) => points);
  addLine(found, 'total', cells, 'close_total', closing, (points) => points);
  addMoneyline(found, cells, closing);
  return found;
}

type When = Pick<Quote, 'at' | 'kind'>;

function addLine(
  found: { quotes: Quote[]; faults: string[] },
  market: 'spread' | 'total',
  cells: CsvRow['cells'],
  column: string,
  when: When,
  lineOf: (value: number) => number,
): void {
  const text = cells[column];
  if (!text) {
    found.faults.push(`${column} is empty`);
    return;
  }
  const value = Number(text);
  const [least, most] = market === 'spread' ? [-60, 60] : [100, 400];
  if (!(value >= least && value <= most)) found.faults.push(`${column} = ${text} is no ${market}`);
  else found.quotes.push({ bookmaker, market, line: lineOf(value), prices: standard, ...when });
}

function addMoneyline(
  found: { quotes: Quote[]; faults: string[] },
  cells: CsvRow['cells'],
  when: When,
): void {
  const { ml_home = '', ml_away = '' } = cells;
  const fault = (reason: string) =>
    found.faults.push(`moneyline (ml_home, ml_away = ${ml_home}, ${ml_away}): ${reason}`);
  const home = ml_home && decimalOf(Number(ml_home));
  const away = ml_away && decimalOf(Number(ml_away));
  if (!home || !away) {
    fault('no American odds');
    return;
  }
  const overround = 1 / home + 1 / away;
  if (overround < 0.9 || overround > 1.35)
    fault(`an overround of ${overround.toFixed(2)} is no market`);
  else
    found.quotes.push({ bookmaker, market: 'moneyline', line: 0, prices: { home, away }, ...when });
}
