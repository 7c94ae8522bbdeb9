/** An ISO time `micros` microseconds before `now`. PostgreSQL stores microseconds; device clocks send milliseconds. */
function before(now: Date, micros: number): string {
  const whole = new Date(now.getTime() - Math.ceil(micros / 1000)).toISOString().slice(0, -1);
  return `${whole}${String((1000 - (micros % 1000)) % 1000).padStart(3, '0')}Z`;
}

/**
 * The changes of a call, with future times moved back to the server's clock. Otherwise a device whose clock is ahead would
 * win over all others until that time. Moved changes keep their order, a microsecond apart.
 */
export function notAheadOf<C extends { id: string; at: string }>(
  now: Date,
  changes: readonly C[],
): C[] {
  const ahead = changes
    .filter(({ at }) => Date.parse(at) > now.getTime())
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at) || (a.id < b.id ? 1 : -1));
  const moments = new Map(ahead.map((change, index) => [change, before(now, index)]));
  return changes.map((change) => ({ ...change, at: moments.get(change) ?? change.at }));
}
