import type { Prices as Triple, Sport, SummaryOdds } from '@scoreline/shared-lib/contract';
import { formatOdds } from '@scoreline/shared-lib/format';

import { useCard } from './card';

/** How each price is known where bookmakers print it; the whole word is read out. */
const signs = { home: '1', draw: 'X', away: '2' } as const;
type Outcome = keyof typeof signs;

export const outcomesOf = (sport: Sport): Outcome[] =>
  sport === 'football' ? ['home', 'draw', 'away'] : ['home', 'away'];

/** The three prices of a match, or the two of basketball; a price that nobody knows is a dash. */
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

/** A price with an arrow where it has left the opening one. */
export function PriceText({ outcome, current, opening }: PriceProps) {
  const { locale } = useCard().language;
  const [price, before] = [current?.[outcome], opening?.[outcome]];
  const move = price === undefined || before === undefined ? 0 : Math.sign(price - before);
  const className = move > 0 ? 'up' : move < 0 ? 'down' : undefined;
  const text = formatOdds(price, 'decimal', locale);
  return (
    // New with each price: it ends where its column does, and a longer one would count as a shift of it.
    <bdi key={text} className={className}>
      {text}
      {/* There without an arrow too: a price keeps its place. */}
      <span className="arrow" aria-hidden="true">
        {move > 0 ? '▴' : move < 0 ? '▾' : ''}
      </span>
    </bdi>
  );
}
