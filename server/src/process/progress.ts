/** Reports the progress of a start to the parent process over its channel, or else as one line per step. */
export interface StartReport {
  step(name: string, share?: number): void;
  done(): void;
  /** From now on other processes can join the database. */
  database(): void;
  /** `ops` is the operations page's URL, on servers that have one. */
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
