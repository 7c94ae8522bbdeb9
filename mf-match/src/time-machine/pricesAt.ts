import type { MatchOdds, Prices, SummaryOdds } from '@scoreline/shared-lib/contract';

type Book = MatchOdds['books'][number];

const priceOnly = ({ home, draw, away }: Prices): Prices =>
  draw === undefined ? { home, away } : { home, draw, away };

/** A bookmaker's prices at a time, without later movements. Null if it had none yet. */
export function bookAt(book: Book, ms: number): Book | null {
  const movements = book.movements.filter(({ at }) => Date.parse(at) <= ms);
  const [newest] = movements;
  if (newest) return { ...book, current: priceOnly(newest), currentAt: newest.at, movements };
  if (Date.parse(book.openingAt) > ms) return null;
  return { ...book, current: book.opening, currentAt: book.openingAt, movements };
}

/** Main market prices at a time, with the time they are from. Null if no book had any yet. */
export function mainPricesAt(
  odds: MatchOdds,
  { bookmakerId, market }: Pick<SummaryOdds, 'bookmakerId' | 'market'>,
  ms: number,
): Book | null {
  const book = odds.books.find(
    (candidate) => candidate.bookmakerId === bookmakerId && candidate.market === market,
  );
  return book ? bookAt(book, ms) : null;
}
