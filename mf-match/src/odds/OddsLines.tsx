import { useTranslation } from '@scoreline/shared-lib/i18n';
import { type Drawn, linear, priceTicks, spread, stepPath } from '@scoreline/shared-lib/chart';
import { firstItem, itemAt, lastItem } from '@scoreline/shared-lib/contract/lists';

import { useTeamColours } from '../chart/useTeamColours';
import { useMatchView } from '../match/matchContext';
import type { Book } from './book';

export const height = 180;
const floor = height - 18;
/** Margins for the labels of the axis and for those at the ends of the lines. */
export const axis = 36;
export const margin = 76;
const labelGap = 14;

export type Outcome = 'home' | 'draw' | 'away';

export interface Movement {
  at: number;
  prices: Book['current'];
}

/** Equal ratios are equally far apart, so that a price of 61 in play does not flatten all the others. */
const ratioScale = (least: number, most: number) => {
  const scale = linear([Math.log(least), Math.log(most)], [floor - 6, 8]);
  return (price: number): number => scale(Math.log(price));
};

interface LinesProps extends Drawn {
  movements: Movement[];
  outcomes: Outcome[];
  placed: (width: number) => (at: number) => number;
  name: (outcome: Outcome) => string;
  price: (value: number | undefined) => string;
  written: Record<'day' | 'time' | 'both', (at: number) => string>;
}

/** The drawing: price axis, time axis, one line per outcome, and the moment under the pointer. */
export function Lines(props: LinesProps) {
  const { movements, outcomes, placed, price, written, width, at, flip } = props;
  const { match } = useMatchView();
  const kickOff = Date.parse(match.startTime);
  const values = movements.flatMap(({ prices }) => outcomes.map((each) => prices[each] ?? 1));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const y = ratioScale(least, most);
  const time = placed(width);
  const x = (moment: number) => flip(time(moment));
  const [first, last] = [firstItem(movements).at, lastItem(movements).at];
  const inPlay = kickOff > first && kickOff < last;
  return (
    <>
      <PriceAxis ticks={priceTicks(least, most)} {...{ y, price, width, flip }} />
      {inPlay && <Upright x={x(kickOff)} stroke="var(--live)" strokeDasharray="2 3" />}
      <OutcomeLines {...props} {...{ x, y, least }} />
      <TimeAxis kickOff={inPlay ? kickOff : null} {...{ first, last, x, written, flip }} />
      {at !== null && (
        <Upright x={x(itemAt(movements, at).at)} stroke="var(--text-muted)" strokeDasharray="2 2" />
      )}
    </>
  );
}

type Scale = (value: number) => number;

const startOf = (flip: Scale) => (flip(0) === 0 ? 'start' : 'end');
const endOf = (flip: Scale) => (flip(0) === 0 ? 'end' : 'start');

interface UprightProps {
  x: number;
  stroke: string;
  strokeDasharray: string;
}

function Upright({ x, ...line }: UprightProps) {
  return <line x1={x} x2={x} y1={0} y2={floor} {...line} />;
}

interface PriceAxisProps extends Pick<LinesProps, 'price' | 'width' | 'flip'> {
  ticks: number[];
  y: Scale;
}

function PriceAxis({ ticks, y, price, width, flip }: PriceAxisProps) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line
        x1={flip(axis)}
        x2={flip(width - margin)}
        y1={y(tick)}
        y2={y(tick)}
        stroke="var(--line)"
      />
      <text x={flip(0)} y={y(tick) + 4} textAnchor={startOf(flip)}>
        {price(tick)}
      </text>
    </g>
  ));
}

interface OutcomeLinesProps extends LinesProps {
  x: Scale;
  y: Scale;
  least: number;
}

/** One line per outcome, with its name and newest price at its end. */
function OutcomeLines(props: OutcomeLinesProps) {
  const { movements, outcomes, name, price, width, flip, x, y, least } = props;
  const { detail } = useMatchView();
  const colours = { ...useTeamColours(detail.home, detail.away), draw: 'var(--text-muted)' };
  const newest = lastItem(movements).prices;
  const ends = spread(
    outcomes.map((each) => y(newest[each] ?? least)),
    labelGap,
  );
  return outcomes.map((outcome, index) => (
    <g key={outcome}>
      <path
        d={stepPath(
          movements.map(({ at, prices }) => ({ x: x(at), y: y(prices[outcome] ?? least) })),
        )}
        fill="none"
        stroke={colours[outcome]}
        strokeWidth={2}
        strokeDasharray={outcome === 'draw' ? '4 3' : undefined}
      />
      <text
        x={flip(width - margin + 6)}
        y={itemAt(ends, index) + 4}
        textAnchor={startOf(flip)}
        style={{ fill: 'var(--text)', fontWeight: 500 }}
      >
        {`${name(outcome)} ${price(newest[outcome])}`}
      </text>
    </g>
  ));
}

interface TimeAxisProps extends Pick<LinesProps, 'written' | 'flip'> {
  first: number;
  last: number;
  /** Null if all prices are from before kick-off, or all from after it. */
  kickOff: number | null;
  x: Scale;
}

function TimeAxis({ first, last, kickOff, x, written, flip }: TimeAxisProps) {
  const { t } = useTranslation('match');
  const marks =
    kickOff === null
      ? [first, last].map((at) => ({ at, text: written.both(at) }))
      : [
          { at: first, text: written.day(first) },
          { at: kickOff, text: t('info.kickOff') },
          { at: last, text: written.time(last) },
        ];
  const anchorOf = (at: number) =>
    at === first ? startOf(flip) : at === last ? endOf(flip) : 'middle';
  return marks.map(({ at, text }) => (
    <text key={at} x={x(at)} y={height - 3} textAnchor={anchorOf(at)}>
      {text}
    </text>
  ));
}
