import { dateFormat, formatKickOff, formatOdds } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSetting } from '@scoreline/shared-lib/settings';
import {
  Chart,
  directed,
  type Drawn,
  linear,
  priceTicks,
  spread,
  stepPath,
} from '@scoreline/shared-lib/chart';
import { usePlace } from '@scoreline/shared-lib/page';

import { useTeamColours } from '../chart/useTeamColours';
import { useMatchPlace } from '../match/matchContext';
import type { Book } from './OddsTab';
import { outcomeKey } from './outcomeKey';
import { outcomesOf } from './PriceStrip';
import { timeScale } from './timeScale';

const height = 180;
const floor = height - 18;
/** Room for the marks of the axis, before the lines begin, and for the labels at their ends. */
const axis = 36;
const margin = 76;
const labelGap = 14;

type Outcome = 'home' | 'draw' | 'away';

interface Movement {
  at: number;
  prices: Book['current'];
}

/** Equal ratios stand equally far apart, so that a price of 61 in play does not flatten all the others. */
const ratioScale = (least: number, most: number) => {
  const scale = linear([Math.log(least), Math.log(most)], [floor - 6, 8]);
  return (price: number): number => scale(Math.log(price));
};

/** Prices over time as steps: each holds until the next, so nothing between two of them is made up. */
export function OddsChart({ book }: { book: Book }) {
  const { t } = useTranslation('match');
  const { locale, timeZone, rtl } = usePlace();
  const [format] = useSetting('oddsFormat');
  const { match } = useMatchPlace();
  const outcomes = outcomesOf(book.current);
  const movements: Movement[] = book.movements
    .map(({ at, ...prices }) => ({ at: Date.parse(at), prices }))
    .reverse();
  if (movements.length < 2) return null;
  const time = dateFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const day = dateFormat(locale, { day: 'numeric', month: 'short', timeZone });
  const name = (outcome: Outcome) => t(outcomeKey(book.market, outcome));
  const price = (value: number | undefined) => formatOdds(value, format, locale);
  const say = (at: number) =>
    [
      time.format(movements[at]!.at),
      ...outcomes.map((outcome) => `${name(outcome)} ${price(movements[at]!.prices[outcome])}`),
    ].join(' · ');
  const times = timeScale(movements[0]!.at, Date.parse(match.startTime), movements.at(-1)!.at);
  const placed = (width: number) => times([axis, width - margin]);
  return (
    <Chart
      label={t('odds.chart', { bookmaker: book.bookmaker })}
      {...{ height, say }}
      count={movements.length}
      placeOf={(at, width) => placed(width)(movements[at]?.at ?? 0)}
      draw={(drawn) => (
        <Lines
          {...drawn}
          {...{ movements, outcomes, placed, name, price }}
          written={{
            day: (at) => directed(day.format(at), rtl),
            time: (at) => formatKickOff(at, locale, timeZone),
            both: (at) => directed(time.format(at), rtl),
          }}
        />
      )}
    />
  );
}

interface LinesProps extends Drawn {
  movements: Movement[];
  outcomes: Outcome[];
  placed: (width: number) => (at: number) => number;
  name: (outcome: Outcome) => string;
  price: (value: number | undefined) => string;
  written: Record<'day' | 'time' | 'both', (at: number) => string>;
}

function Lines({ movements, outcomes, placed, name, price, written, width, at, flip }: LinesProps) {
  const { t } = useTranslation('match');
  const { detail, match } = useMatchPlace();
  const kickOff = Date.parse(match.startTime);
  const colours = { ...useTeamColours(detail.home, detail.away), draw: 'var(--text-muted)' };
  const values = movements.flatMap(({ prices }) => outcomes.map((each) => prices[each] ?? 1));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const x = placed(width);
  const [first, last] = [movements[0]!.at, movements.at(-1)!.at];
  const inPlay = kickOff > first && kickOff < last;
  const marks = inPlay
    ? [
        { at: first, text: written.day(first) },
        { at: kickOff, text: t('info.kickOff') },
        { at: last, text: written.time(last) },
      ]
    : [first, last].map((each) => ({ at: each, text: written.both(each) }));
  const y = ratioScale(least, most);
  const ends = spread(
    outcomes.map((each) => y(movements.at(-1)!.prices[each] ?? least)),
    labelGap,
  );
  const start = flip(0) === 0 ? 'start' : 'end';
  const end = flip(0) === 0 ? 'end' : 'start';
  return (
    <>
      {priceTicks(least, most).map((tick) => (
        <g key={tick}>
          <line
            x1={flip(axis)}
            x2={flip(width - margin)}
            y1={y(tick)}
            y2={y(tick)}
            stroke="var(--line)"
          />
          <text x={flip(0)} y={y(tick) + 4} textAnchor={start}>
            {price(tick)}
          </text>
        </g>
      ))}
      {inPlay && (
        <line
          x1={flip(x(kickOff))}
          x2={flip(x(kickOff))}
          y1={0}
          y2={floor}
          stroke="var(--live)"
          strokeDasharray="2 3"
        />
      )}
      {outcomes.map((outcome, index) => (
        <g key={outcome}>
          <path
            d={stepPath(
              movements.map((each) => ({
                x: flip(x(each.at)),
                y: y(each.prices[outcome] ?? least),
              })),
            )}
            fill="none"
            stroke={colours[outcome]}
            strokeWidth={2}
            strokeDasharray={outcome === 'draw' ? '4 3' : undefined}
          />
          <text
            x={flip(width - margin + 6)}
            y={ends[index]! + 4}
            textAnchor={start}
            style={{ fill: 'var(--text)', fontWeight: 500 }}
          >
            {`${name(outcome)} ${price(movements.at(-1)!.prices[outcome])}`}
          </text>
        </g>
      ))}
      {marks.map((mark) => (
        <text
          key={mark.at}
          x={flip(x(mark.at))}
          y={height - 3}
          textAnchor={mark.at === first ? start : mark.at === last ? end : 'middle'}
        >
          {mark.text}
        </text>
      ))}
      {at !== null && (
        <line
          x1={flip(x(movements[at]!.at))}
          x2={flip(x(movements[at]!.at))}
          y1={0}
          y2={floor}
          stroke="var(--text-muted)"
          strokeDasharray="2 2"
        />
      )}
    </>
  );
}
