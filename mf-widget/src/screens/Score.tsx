import { useEffect, useRef, useState } from 'react';

/** A score that rolls in once when it changes, and never when it first appears. */
export function Score({ value }: { value: number | null }) {
  const before = useRef(value);
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    setTurns((count) => count + 1);
  }, [value]);
  return (
    <span className="score">
      <span key={turns} className={turns > 0 ? 'rolled' : undefined}>
        {value ?? ''}
      </span>
    </span>
  );
}
