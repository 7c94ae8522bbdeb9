import type { Restored } from './backup';
import type { KillRecord, Pausing } from './pauses';

export interface Result {
  backup: Restored;
  kills: Record<string, number>;
  /** Changes missing at the end, summed over all clients. */
  missedChanges: number;
  /** Deltas without their predecessor, and scores that decreased. */
  gaps: number;
  stepsBack: number;
  /** Notifications that the user was alerted to twice. */
  doubledNotifications: number;
  /** Notifications sent twice but flagged, so that the user was alerted once. */
  repeatedNotifications: number;
  lostWrites: number;
  /** Servers that exited with a code other than 0 on a requested stop. */
  badStops: number;
  /** The longest delay of each kind, ms. */
  pauses: Record<Pausing, number>;
  /** The same for each kill, in order. */
  byKill: readonly KillRecord[];
  /** Longest stall of the drill's own process in ms, which is included in the delays above. */
  longestOwnPauseMs: number;
  /** Volume of the drill, without which the other figures mean nothing. */
  clients: number;
  members: number;
  changes: number;
  notifications: number;
  writes: number;
  reconnects: number;
}

export interface Bars {
  /** The longest permitted delay, in seconds. */
  pauseSeconds: number;
  killsOfEach: number;
}

interface Row {
  what: string;
  value: string;
  bar: string;
  isKept: boolean;
}

/** Limits of data loss and restore time after the loss of both disks. */
export const lossSeconds = 60;
export const restoreSeconds = 300;

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** The results, one row per limit. */
export function rowsOf(result: Result, { pauseSeconds, killsOfEach }: Bars): Row[] {
  const none = (what: string, n: number): Row => ({
    ...{ what, value: String(n), bar: '0', isKept: n === 0 },
  });
  const within = (what: string, ms: number, most = pauseSeconds): Row => ({
    ...{ what, value: seconds(ms), bar: `≤ ${most} s`, isKept: ms <= most * 1000 },
  });
  const { different, lossMs, restoreMs } = result.backup;
  const some = (what: string, n: number): Row => ({
    ...{ what, value: String(n), bar: '> 0', isKept: n > 0 },
  });
  const counts = Object.values(result.kills);
  const fewest = counts.length > 0 ? Math.min(...counts) : 0;
  return [
    {
      what: 'kills',
      value: `${counts.reduce((sum, n) => sum + n, 0)} of ${counts.length} parts`,
      bar: `${killsOfEach} of each`,
      isKept: fewest >= killsOfEach,
    },
    some('changes', result.changes),
    some('notifications', result.notifications),
    some('confirmed writes', result.writes),
    none('missed changes', result.missedChanges),
    none('gaps in a client’s numbers', result.gaps),
    none('scores that went back', result.stepsBack),
    none('doubled notifications', result.doubledNotifications),
    none('lost writes', result.lostWrites),
    none('stops that did not end well', result.badStops),
    within('longest pause of a live score', result.pauses.live),
    within('longest wait for a call', result.pauses.call),
    within('longest wait until a write was confirmed', result.pauses.write),
    within('longest time until all clients were connected again', result.pauses.resume),
    {
      what: 'the backup, restored to a moment in the middle',
      value: different.length === 0 ? 'the same' : `another: ${different.join(', ')}`,
      bar: 'the same',
      isKept: different.length === 0,
    },
    within('what the loss of both disks would have taken', lossMs, lossSeconds),
    within('time of the restore', restoreMs, restoreSeconds),
  ];
}

/** The longest delay caused by each part, worst part first. */
export function partsOf(byKill: readonly KillRecord[]): KillRecord[] {
  const parts = new Map<string, KillRecord>();
  for (const kill of byKill) {
    const worst = parts.get(kill.part) ?? kill;
    const longer = (of: Exclude<keyof KillRecord, 'part'>) => Math.max(worst[of], kill[of]);
    parts.set(kill.part, {
      ...{ part: kill.part, back: longer('back'), live: longer('live') },
      ...{ call: longer('call'), write: longer('write'), resume: longer('resume') },
    });
  }
  return [...parts.values()].sort((a, b) => b.live - a.live);
}

const partTable = (byKill: readonly KillRecord[]) => [
  '| part that was killed | back after | a live score stood still | a call waited | a write waited | all clients were back |',
  '|---|---|---|---|---|---|',
  ...partsOf(byKill).map(
    ({ part, back, live, call, write, resume }) =>
      `| ${[part, ...[back, live, call, write, resume].map(seconds)].join(' | ')} |`,
  ),
];

/** The tables, and whether every limit was met. */
export function report(result: Result, bars: Bars): { text: string; isKept: boolean } {
  const rows = rowsOf(result, bars);
  const lines = rows.map(
    ({ what, value, bar, isKept }) =>
      `| ${what} | ${value} | ${bar} | ${isKept ? 'kept' : 'BROKEN'} |`,
  );
  const head = `${result.clients} live clients, ${result.members} members, ${result.reconnects} reconnects, ${result.repeatedNotifications} notifications repeated unheard, longest pause of the drill itself ${seconds(result.longestOwnPauseMs)}`;
  return {
    text: [
      head,
      '',
      '| what | figure | bar | |',
      '|---|---|---|---|',
      ...lines,
      '',
      ...partTable(result.byKill),
    ].join('\n'),
    isKept: rows.every(({ isKept }) => isKept),
  };
}
