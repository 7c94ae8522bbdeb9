import { dateFormat, formatKickOff, formatMoment, formatOdds } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSetting } from '@scoreline/shared-lib/settings';
import { Chart, directed } from '@scoreline/shared-lib/chart';
import { useBookName, useViewerLocale } from '@scoreline/shared-lib/page';
import { firstItem, itemAt, lastItem } from '@scoreline/shared-lib/contract/lists';

import { useMatchView } from '../match/matchContext';
import { axis, height, Lines, margin, type Movement, type Outcome } from './OddsLines';
import type { Book } from './book';
import { outcomeKey } from './outcomeKey';
import { outcomesOf } from './PriceStrip';
import { timeScale } from './timeScale';

/** Prices over time as steps: a price is valid until the next, so no value between two is invented. */
export function OddsChart({ book }: { book: Book }) {
  const { t } = useTranslation('match');
  const { locale, timeZone, rtl } = useViewerLocale();
  const [format] = useSetting('oddsFormat');
  const nameOf = useBookName();
  const { match } = useMatchView();
  const outcomes = outcomesOf(book.current);
  const movements: Movement[] = book.movements
    .map(({ at, ...prices }) => ({ at: Date.parse(at), prices }))
    .reverse();
  if (movements.length < 2) return null;
  const moment = (at: number) => formatMoment(at, locale, timeZone);
  const day = dateFormat(locale, { day: 'numeric', month: 'short', timeZone });
  const name = (outcome: Outcome) => t(outcomeKey(book.market, outcome));
  const price = (value: number | undefined) => formatOdds(value, format, locale);
  const say = (at: number) =>
    [
      moment(itemAt(movements, at).at),
      ...outcomes.map(
        (outcome) => `${name(outcome)} ${price(itemAt(movements, at).prices[outcome])}`,
      ),
    ].join(' · ');
  const times = timeScale(
    firstItem(movements).at,
    Date.parse(match.startTime),
    lastItem(movements).at,
  );
  const placed = (width: number) => times([axis, width - margin]);
  return (
    <Chart
      label={t('odds.chart', { bookmaker: nameOf(book.bookmaker) })}
      {...{ height, say }}
      count={movements.length}
      positionOf={(at, width) => placed(width)(movements[at]?.at ?? 0)}
      draw={(drawn) => (
        <Lines
          {...drawn}
          {...{ movements, outcomes, placed, name, price }}
          written={{
            day: (at) => directed(day.format(at), rtl),
            time: (at) => formatKickOff(at, locale, timeZone),
            both: (at) => directed(moment(at), rtl),
          }}
        />
      )}
    />
  );
}
