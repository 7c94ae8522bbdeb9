import type { BenchMatch } from './matches';

/** One change in this many is a goal, the others are prices, as on a real evening. */
const goalEvery = 50;

/** Sends `perSecond` match changes a second in a hundred frames, until the returned function is called. */
export function sendUpdates(
  matches: BenchMatch[],
  perSecond: number,
  send: (patch: Record<number, object>) => void,
): () => { sent: number } {
  const framesPerSecond = 100;
  const started = performance.now();
  let sent = 0;
  let revision = 1;

  const change = (): [number, object] => {
    sent += 1;
    revision += 1;
    const match = matches[(sent * 7) % matches.length]!;
    if (sent % goalEvery === 0 && match.home.score !== null) {
      match.home.score += 1;
      return [match.eventId, { home: { score: match.home.score }, revision }];
    }
    const home = 1.5 + (sent % 300) / 100;
    return [match.eventId, { odds: { current: { home } }, revision }];
  };
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - started) / 1000) * perSecond) - sent;
    if (due > 0) send(Object.fromEntries(Array.from({ length: due }, change)));
  }, 1000 / framesPerSecond);
  return () => {
    clearInterval(timer);
    return { sent };
  };
}
