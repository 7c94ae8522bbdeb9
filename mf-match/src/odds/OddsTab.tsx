import type { Market, MatchSummary } from '@scoreline/shared-lib/contract';
import { formatNumber } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Chip, hiddenScrollbar } from '@scoreline/shared-lib/ui';
import { Answer, Section, Stack, useBookName, useViewerLocale } from '@scoreline/shared-lib/page';
import { firstItem } from '@scoreline/shared-lib/contract/lists';
import { useState } from 'react';
import styled from 'styled-components';

import { useMatchInsightsQuery, useMatchOddsQuery } from '../match/matchApi';
import { useMatchView } from '../match/matchContext';
import { bookAt } from '../time-machine/pricesAt';
import { isClosed, type Book } from './book';
import { HomeOddsHistory } from './HomeOddsHistory';
import { MovementRows } from './MovementRows';
import { OddsChart } from './OddsChart';
import { OddsBooks } from './OddsBooks';

/** Prices by market, bookmaker and line with every movement, and the results of matches priced alike. */
export function OddsTab() {
  const { match, time, concealed } = useMatchView();
  const odds = useMatchOddsQuery({ eventId: match.eventId });
  const insights = useMatchInsightsQuery({ eventId: match.eventId });
  const history = insights.data?.homeOdds;
  const shown = (books: Book[]) =>
    concealed ? booksBefore(books, match) : (time.moment?.books ?? books);
  return (
    <Stack>
      <Answer of={odds} isEmpty={({ books }) => shown(books).length === 0}>
        {({ books }) => (
          <Markets
            books={shown(books)}
            // With the score hidden the prices are those at kick-off and are shown as such.
            isClosed={(book) => !concealed && isClosed(book, match)}
          />
        )}
      </Answer>
      {history && history.sample > 0 && <HomeOddsHistory history={history} />}
    </Stack>
  );
}

/** Prices at kick-off, because prices in play reveal the score. Books that opened later are omitted. */
const booksBefore = (books: Book[], { startTime }: MatchSummary): Book[] =>
  books.flatMap((book) => bookAt(book, Date.parse(startTime)) ?? []);

const order: readonly Market[] = [
  '1x2',
  'moneyline',
  'asianHandicap',
  'spread',
  'overUnder',
  'total',
];

const unique = <T,>(items: T[]): T[] => [...new Set(items)];

/** The most balanced line: home and away prices are nearest to each other. */
function fairestLine(books: Book[]): number | undefined {
  const gap = ({ current }: Book) => Math.abs(current.home - current.away);
  return [...books].sort((a, b) => gap(a) - gap(b))[0]?.line;
}

interface MarketsProps {
  books: Book[];
  isClosed: (book: Book) => boolean;
}

function Markets({ books, isClosed: isShut }: MarketsProps) {
  const { t } = useTranslation('match');
  const nameOf = useBookName();
  const { locale } = useViewerLocale();
  const markets = order.filter((market) => books.some((book) => book.market === market));
  const [wanted, setMarket] = useState<Market>();
  const market = markets.find((candidate) => candidate === wanted) ?? firstItem(markets);
  const ofMarket = books.filter((book) => book.market === market);
  const lines = unique(ofMarket.map(({ line }) => line)).sort((a, b) => a - b);
  const [wantedLine, setLine] = useState<number>();
  const open = ofMarket.filter((book) => !isShut(book));
  const fairest = fairestLine(open.length > 0 ? open : ofMarket);
  const line = lines.find((candidate) => candidate === wantedLine) ?? fairest;
  const ofLine = ofMarket.filter((book) => book.line === line);
  const [wantedBook, setBook] = useState<number>();
  const book = ofLine.find(({ bookmakerId }) => bookmakerId === wantedBook) ?? firstItem(ofLine);
  const signed = market === 'asianHandicap' || market === 'spread';
  return (
    <>
      <Section title={t('odds.movements')}>
        <Chips role="group" aria-label={t('odds.market')} data-scrolls>
          {markets.map((each) => (
            <Chip key={each} selected={each === market} onClick={() => setMarket(each)}>
              {t(`odds.markets.${each}`)}
            </Chip>
          ))}
        </Chips>
        {lines.length > 1 && (
          <Chips role="group" aria-label={t('odds.line')} data-scrolls>
            {lines.map((each) => (
              <Chip key={each} selected={each === line} onClick={() => setLine(each)}>
                <bdi dir="ltr">{lineText(each, signed, locale)}</bdi>
              </Chip>
            ))}
          </Chips>
        )}
        <OddsBooks books={ofLine} chosen={book} isClosed={isShut} onChoose={setBook} />
      </Section>
      <Section title={nameOf(book.bookmaker)}>
        <OddsChart book={book} />
        <MovementRows book={book} />
      </Section>
    </>
  );
}

const lineText = (line: number, signed: boolean, locale: string): string =>
  `${signed && line > 0 ? '+' : ''}${formatNumber(line, locale)}`;

const Chips = styled.div`
  display: flex;
  gap: 8px;
  margin-inline: -16px;
  padding-inline: 16px;
  overflow-x: auto;
  ${hiddenScrollbar}
`;
