import type { Prices as Triple, Sport, SummaryOdds } from '@scoreline/shared-lib/contract';
import { formatOdds } from '@scoreline/shared-lib/format';

import { useCard } from './card';

/** Bookmakers' signs of the outcomes. Screen readers get the whole word. */
const signs = { home: '1', draw: 'X', away: '2' } as const;
type Outcome = keyof typeof signs;

export const outcomesOf = (sport: Sport): Outcome[] =>
  sport === 'football' ? ['home', 'draw', 'away'] : ['home', 'away'];

/** Three prices of a football match or two of a basketball game. An unknown price is a dash. */
export function Prices({ sport, odds }: { sport: Sport; odds: SummaryOdds | null }) {
  const { t } = useCard().language;
  return (
    <div className="prices">
      {outcomesOf(sport).map((outcome) => (
        <span key={outcome} className="price">
          <span aria-hidden="true">{signs[outcome]}</span>
          <span className="hidden">{t(outcome)}</span>
          <PriceText outcome={outcome} current={odds?.current} opening={odds?.opening} />
        </span>
      ))}
    </div>
  );
}

interface PriceProps {
  outcome: Outcome;
  current: Triple | undefined;
  opening: Triple | undefined;
}

/** A price, with an arrow if it differs from the opening one. */
export function PriceText({ outcome, current, opening }: PriceProps) {
  const { locale } = useCard().language;
  const [price, before] = [current?.[outcome], opening?.[outcome]];
  const move = price === undefined || before === undefined ? 0 : Math.sign(price - before);
  const className = move > 0 ? 'up' : move < 0 ? 'down' : undefined;
  const text = formatOdds(price, 'decimal', locale);
  return (
    // A new element per price: prices are right-aligned, and a longer one would count as a layout shift.
    <bdi key={text} className={className}>
      {text}
      {/* Rendered without an arrow too, so that the price keeps its position. */}
      <span className="arrow" aria-hidden="true">
        {move > 0 ? '▴' : move < 0 ? '▾' : ''}
      </span>
    </bdi>
  );
}
