/** Tells whoever started this process how far a step of the start is: over its channel, or else a line a step. */
export interface StartReport {
  step(name: string, share?: number): void;
  done(): void;
  /** Other processes may join the database from now on. */
  database(): void;
  /** `ops` is where operators look, on servers that have such a page. */
  ready(url: string, ops?: string): void;
}

export function reportStart(say: (line: string) => void): StartReport {
  let current: string | null = null;
  const send = process.send?.bind(process);
  const done = () => {
    if (current !== null) send?.({ kind: 'progress', step: current, done: true });
    current = null;
  };
  return {
    step(name, share) {
      if (name !== current) {
        done();
        current = name;
        if (!send) say(name);
      }
      send?.({ kind: 'progress', step: name, share });
    },
    done,
    database: () => void send?.({ kind: 'database' }),
    ready(url, ops) {
      if (send) send({ kind: 'ready', url, ops });
      else say(`Scoreline is at ${url}${ops ? `, its operations page at ${ops}` : ''}`);
    },
  };
}
