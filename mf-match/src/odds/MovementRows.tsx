import { formatMoment } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Button } from '@scoreline/shared-lib/ui';
import { Price, Table, TableFrame, useViewerLocale } from '@scoreline/shared-lib/page';
import { useState } from 'react';

import type { Book } from './book';
import { outcomeKey } from './outcomeKey';
import { outcomesOf } from './PriceStrip';

const shownAtFirst = 15;

/** Every price with its time, newest first, and an arrow for its direction. */
export function MovementRows({ book }: { book: Book }) {
  const { t } = useTranslation(['match', 'shared']);
  const { locale, timeZone } = useViewerLocale();
  const [all, setAll] = useState(false);
  const outcomes = outcomesOf(book.current);
  const { movements } = book;
  const shown = all ? movements : movements.slice(0, shownAtFirst);
  return (
    <>
      <TableFrame aria-label={t('odds.movements')}>
        <Table>
          <thead>
            <tr>
              <th data-name scope="col">
                {t('table.time')}
              </th>
              {outcomes.map((outcome) => (
                <th key={outcome} scope="col">
                  {t(outcomeKey(book.market, outcome))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((movement, at) => (
              <tr key={`${movement.at}-${movements.length - at}`}>
                <th scope="row">{formatMoment(Date.parse(movement.at), locale, timeZone)}</th>
                {outcomes.map((outcome) => (
                  <td key={outcome}>
                    <Price price={movement[outcome]} before={movements[at + 1]?.[outcome]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
      {shown.length < movements.length && (
        <Button kind="quiet" onClick={() => setAll(true)}>
          {t('odds.allMovements', { count: movements.length })}
        </Button>
      )}
    </>
  );
}
