import { useState } from 'react';

/** A score that rolls in once when it changes, and never when it first appears. */
export function Score({ value }: { value: number | null }) {
  const [shown, setShown] = useState({ value, turns: 0 });
  // Before it is drawn: the new score never stands in the old one's place, which would be a shift.
  if (shown.value !== value) setShown({ value, turns: shown.turns + 1 });
  return (
    <span className="score">
      <span key={shown.turns} className={shown.turns > 0 ? 'rolled' : undefined}>
        {value ?? ''}
      </span>
    </span>
  );
}
