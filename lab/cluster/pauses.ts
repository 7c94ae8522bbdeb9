/**
 * Delays that a user can notice: a score on the list, an answer, a write until it is confirmed, and `resume`, the time from the
 * first lost connection until all clients are connected again.
 */
export type Pausing = 'live' | 'call' | 'write' | 'resume';

/** The longest delays between one kill and the next. */
export interface KillRecord extends Record<Pausing, number> {
  part: string;
  /** Time until the part was back, ms. */
  back: number;
}

const none = () => ({ live: 0, call: 0, write: 0, resume: 0 });

/** The longest delays in ms, in total and by the last kill before they ended. */
export class Pauses {
  readonly longest: Record<Pausing, number> = none();
  readonly kills: KillRecord[] = [];

  add(what: Pausing, ms: number): void {
    this.longest[what] = Math.max(this.longest[what], ms);
    const last = this.kills.at(-1);
    if (last) last[what] = Math.max(last[what], ms);
  }

  /** Starts a new record. Call the returned function with the time until the part was back. */
  killed(part: string): (backMs: number) => void {
    const record = { part, back: 0, ...none() };
    this.kills.push(record);
    return (backMs) => void (record.back = backMs);
  }

  /** Resets all records. */
  forget(): void {
    Object.assign(this.longest, none());
    this.kills.length = 0;
  }
}
