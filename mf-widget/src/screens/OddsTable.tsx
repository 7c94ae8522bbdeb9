import type { MatchImage, WidgetView } from '@scoreline/shared-lib/contract';
import { isOver, marketBooks } from '@scoreline/shared-lib/contract';

import type { Translate } from '../page/texts';
import { useLiveMatches } from '../page/useLiveMatches';
import { useCard } from './card';
import { Note } from './frame/Note';
import { outcomesOf, PriceText } from './Prices';

type View = Extract<WidgetView, { kind: 'odds' }>;
type Book = View['books'][number];

/** The books with the newest prices from the socket. */
function newestBooks(books: readonly Book[], image: MatchImage | undefined): readonly Book[] {
  const prices = Object.values(image?.odds ?? {});
  return books.map((book) => {
    const { bookmakerId, market, line } = book;
    const newer = prices.find(
      (each) => each.bookmakerId === bookmakerId && each.market === market && each.line === line,
    );
    return newer ? { ...book, current: newer.current } : book;
  });
}

/** Localised name of the market's average or maximum. Cached texts of an older version may lack it. */
function nameOf(bookmaker: string, t: Translate): string {
  const [which] = Object.entries(marketBooks).find(([, name]) => name === bookmaker) ?? [];
  const key = `bookmakers.${which}`;
  const said = which ? t(key) : key;
  return said === key ? bookmaker : said;
}

/** A match's prices, one bookmaker per line. */
export function OddsTable({ view }: { view: View }) {
  const { source, isSeen, showsOdds, language } = useCard();
  const { t } = language;
  const { eventId, status, sport, home, away } = view.row.summary;
  const images = useLiveMatches(source, isOver(status) ? [] : [eventId], isSeen);
  if (!showsOdds) return <Note text={t('noRegion')} />;
  if (view.books.length === 0) return <Note text={t('noOdds')} />;
  const outcomes = outcomesOf(sport);
  return (
    <table className="books" aria-label={`${home.name} – ${away.name}`}>
      <thead>
        <tr>
          <th scope="col" className="wide">
            {t('bookmaker')}
          </th>
          {outcomes.map((outcome) => (
            <th key={outcome} scope="col">
              {t(outcome)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {newestBooks(view.books, images.get(eventId)).map((book) => (
          <tr key={`${book.bookmakerId} ${book.line}`}>
            <td className="wide">
              <bdi className="team">
                <span className="name">{nameOf(book.bookmaker, t)}</span>
              </bdi>
            </td>
            {outcomes.map((outcome) => (
              <td key={outcome}>
                <PriceText outcome={outcome} current={book.current} opening={book.opening} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
