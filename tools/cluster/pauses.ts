/**
 * What can stand still for a user: a score on the list, an answer, a write until it is confirmed; `resume` is the connection, from
 * the first client that loses it until all have it again.
 */
export type Pausing = 'live' | 'call' | 'write' | 'resume';

/** Who waited how long for what, since a part was killed and until the next one was. */
export interface KillRecord extends Record<Pausing, number> {
  part: string;
  /** Until the part was back, ms. */
  back: number;
}

const none = () => ({ live: 0, call: 0, write: 0, resume: 0 });

/** The longest pauses, ms, over all and by the kill after which they ended. */
export class Pauses {
  readonly longest: Record<Pausing, number> = none();
  readonly kills: KillRecord[] = [];

  add(what: Pausing, ms: number): void {
    this.longest[what] = Math.max(this.longest[what], ms);
    const last = this.kills.at(-1);
    if (last) last[what] = Math.max(last[what], ms);
  }

  /** From here on a part is away; to be called with the time until it was back. */
  killed(part: string): (backMs: number) => void {
    const record = { part, back: 0, ...none() };
    this.kills.push(record);
    return (backMs) => void (record.back = backMs);
  }

  /** What was until now does not count. */
  forget(): void {
    Object.assign(this.longest, none());
    this.kills.length = 0;
  }
}
