import { useCallback, useEffect, useState } from 'react';

/** Seconds left, from `seconds` down to 0; and how it begins again. */
export function useCountdown(seconds: number): [left: number, restart: () => void] {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const look = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
    look();
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [endsAt]);
  const restart = useCallback(() => setEndsAt(Date.now() + seconds * 1000), [seconds]);
  return [left, restart];
}
