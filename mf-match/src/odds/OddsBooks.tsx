import { useTranslation } from '@scoreline/shared-lib/i18n';
import { focusRing, fontSize, plainButton } from '@scoreline/shared-lib/ui';
import { Price, Table, TableFrame, useBookName } from '@scoreline/shared-lib/page';
import styled from 'styled-components';

import type { Book } from './book';
import { outcomeKey } from './outcomeKey';
import { outcomesOf } from './PriceStrip';

interface OddsBooksProps {
  books: Book[];
  chosen: Book;
  /** Whether the book has stopped pricing. Its current price is then shown as unknown. */
  isClosed: (book: Book) => boolean;
  onChoose: (bookmakerId: number) => void;
}

/** Opening and current prices of every bookmaker. One of them is selected for detail. */
export function OddsBooks({ books, chosen, isClosed, onChoose }: OddsBooksProps) {
  const { t } = useTranslation('match');
  const nameOf = useBookName();
  const outcomes = outcomesOf(chosen.current);
  return (
    <TableFrame aria-label={t('odds.books')}>
      <Table>
        <thead>
          <tr>
            <th data-name scope="col">
              {t('odds.bookmaker')}
            </th>
            {outcomes.map((outcome) => (
              <th key={outcome} scope="col">
                {t(outcomeKey(chosen.market, outcome))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {books.map((book) => (
            <tr key={book.bookmakerId} data-own={book === chosen || undefined}>
              <th scope="row">
                <Choose
                  type="button"
                  aria-pressed={book === chosen}
                  onClick={() => onChoose(book.bookmakerId)}
                >
                  {nameOf(book.bookmaker)}
                </Choose>
              </th>
              {outcomes.map((outcome) => (
                <td key={outcome}>
                  <Opened>
                    <Price price={book.opening[outcome]} />
                  </Opened>
                  <Price
                    price={isClosed(book) ? undefined : book.current[outcome]}
                    before={book.opening[outcome]}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

const Choose = styled.button`
  ${plainButton}
  min-block-size: 40px;
  inline-size: 100%;
  /* A long name wraps onto two lines rather than being cut. */
  white-space: normal;
  border-radius: 4px;
  ${focusRing}
`;

const Opened = styled.span`
  display: block;
  font-size: ${fontSize[11]};
  font-weight: 400;
  line-height: 1.3;
  color: var(--text-muted);
`;
