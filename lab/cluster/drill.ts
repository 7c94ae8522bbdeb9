import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { firstItem, itemAt } from '@scoreline/shared-lib/contract/lists';

import { Attendance } from './attendance';
import { DrillFeed, matchName } from './client/feed';
import { Frames } from './client/frames';
import { LiveClient } from './client/liveClient';
import { Member, writing } from './client/member';
import type { Moment } from './backup';
import { type Cluster, startCluster } from './cluster';
import { Pauses } from './pauses';
import { startPushService } from './pushService/serve';
import type { Result } from './report';

export interface DrillOptions {
  folder: string;
  clients: number;
  members: number;
  minutes: number;
  killsOfEach: number;
  /** Folders of the server's builds, rolled out in this order. */
  versions: [string, string];
  say(line: string): void;
}

const matches = 20;
const goalEveryMs = 250;
const writeEveryMs = 1_000;
/** A member reads the favourites after this many changes. */
const readEvery = 3;
/** Number of teams that a member follows and unfollows. */
const teams = 6;
/** Number of matches that a member gets notifications of. */
const followed = 3;
/** A client that does not show the last goal within this time has missed it, ms. */
const settleMs = 30_000;

const range = (n: number) => Array.from({ length: n }, (_, index) => index);

function shuffled<T>(all: readonly T[]): T[] {
  return all
    .map((value) => ({ value, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ value }) => value);
}

/** All clients of the site during the drill. */
class Crowd {
  readonly live: LiveClient[] = [];
  readonly members: Member[] = [];
  readonly pauses = new Pauses();
  readonly #attendance = new Attendance((ms) => this.pauses.add('resume', ms));
  #isOver = false;
  #working: Promise<unknown>[] = [];
  #mayWork = true;

  constructor(
    private readonly cluster: Cluster,
    readonly feed: DrillFeed,
  ) {}

  /** Records the delay with which a client shows a score. */
  #shown(match: string, score: number): void {
    const fell = this.feed.fell.get(`${match} ${score}`);
    if (fell !== undefined) this.pauses.add('live', performance.now() - fell);
  }

  async arrive({ clients, members }: Pick<DrillOptions, 'clients' | 'members'>): Promise<void> {
    const url = `${this.cluster.address.replace('http', 'ws')}/live`;
    const onScore = (match: string, score: number) => this.#shown(match, score);
    const onPresence = (client: LiveClient, isHere: boolean) =>
      isHere ? this.#attendance.back(client) : this.#attendance.left(client);
    const frames = new Frames();
    for (const n of range(clients)) {
      const address = `10.2.${n >> 8}.${n & 255}`;
      this.live.push(new LiveClient(url, address, frames, onScore, onPresence));
      if (n % 50 === 49) await sleep(200);
    }
    while (!this.live.every(({ isConnected }) => isConnected)) await sleep(100);
    const isOver = () => this.#isOver;
    const { address, publicKey, mails } = this.cluster;
    const onAnswered = (path: string, ms: number) =>
      this.pauses.add(path === writing ? 'write' : 'call', ms);
    for (const n of range(members))
      this.members.push(new Member(n, { address, publicKey, onAnswered, isOver }));
    // A few at a time, because hashing passwords is expensive by design.
    for (let from = 0; from < members; from += 4)
      await Promise.all(this.members.slice(from, from + 4).map((each) => each.register(mails)));
    const ids = range(matches).map((n) => firstItem(this.live).idOf(matchName(n))!);
    await Promise.all(
      this.members.map((each, n) =>
        each.subscribe(range(followed).map((of) => itemAt(ids, (n + of * 7) % matches))),
      ),
    );
    // The initial connection does not count as a pause.
    this.pauses.forget();
  }

  begin(): void {
    this.#working = [this.#goals(), ...this.members.map((member, n) => this.#writes(member, n))];
  }

  async end(): Promise<void> {
    this.#mayWork = false;
    await Promise.all(this.#working);
  }

  /** Number of changes that clients do not show. */
  missed(): number {
    return this.live.reduce((sum, client) => {
      const scores = client.scores();
      const wrong = this.feed.goals.filter((goals, n) => scores.get(matchName(n)) !== goals);
      return sum + wrong.length;
    }, 0);
  }

  leave(): void {
    this.#isOver = true;
    for (const client of this.live) client.close();
  }

  async #goals(): Promise<void> {
    while (this.#mayWork) {
      await this.feed.goal(Math.floor(Math.random() * matches));
      await sleep(goalEveryMs);
    }
  }

  async #writes(member: Member, n: number): Promise<void> {
    for (let turn = n; this.#mayWork; turn++) {
      await member.write((turn % teams) + 1);
      if (turn % readEvery === 0) await member.read();
      await sleep(writeEveryMs * (0.5 + Math.random()));
    }
  }
}

/** Kills every part, one at a time, at random moments across the duration, and calls `halfway` in the middle. */
async function killAll(
  { parts }: Cluster,
  pauses: Pauses,
  halfway: () => Promise<unknown>,
  { killsOfEach, minutes, say }: DrillOptions,
): Promise<Record<string, number>> {
  const kills = Object.fromEntries(parts.map(({ name }) => [name, 0]));
  const order = range(killsOfEach).flatMap(() => shuffled(parts));
  const end = performance.now() + minutes * 60_000;
  for (const [index, part] of order.entries()) {
    if (index === Math.floor(order.length / 2)) await halfway();
    const left = Math.max(0, end - performance.now()) / (order.length - index);
    await sleep(Math.random() * left * 0.6);
    const begun = performance.now();
    const isBack = pauses.killed(part.name);
    await part.kill();
    const tookMs = performance.now() - begun;
    isBack(tookMs);
    kills[part.name]! += 1;
    say(`killed ${part.name}; it is back after ${(tookMs / 1000).toFixed(1)} s`);
    await sleep(left * 0.2);
  }
  return kills;
}

async function rollThrough(
  cluster: Cluster,
  pauses: Pauses,
  { versions, say }: DrillOptions,
): Promise<number> {
  let bad = 0;
  for (const version of versions) {
    const begun = performance.now();
    const isOver = pauses.killed('every server, rolled');
    const codes = await cluster.roll(version);
    isOver(performance.now() - begun);
    bad += codes.filter((code) => code !== 0).length;
    say(`rolled to ${version}; exit codes ${codes.join(' ')}`);
  }
  return bad;
}

/** Waits until all clients show the truth or the time limit is reached. */
async function settled(crowd: Crowd): Promise<number> {
  const end = performance.now() + settleMs;
  while (crowd.missed() > 0 && performance.now() < end) await sleep(250);
  return crowd.missed();
}

/** Breaks a cluster under load and reports the effects on its users. */
export async function drill(options: DrillOptions): Promise<Result> {
  const { folder, say } = options;
  const push = await startPushService(folder);
  say('starting the cluster');
  const cluster = await startCluster({ folder, env: push.env });
  const ownDelay = monitorEventLoopDelay({ resolution: 20 });
  try {
    const feed = new DrillFeed(cluster.feedFile, matches);
    await feed.begin();
    await cluster.backup.begin();
    const crowd = new Crowd(cluster, feed);
    say(
      `it stands at ${cluster.address}: ${options.clients} clients and ${options.members} members come`,
    );
    await crowd.arrive(options);
    crowd.begin();
    ownDelay.enable();
    say('all are there: killing begins');
    let middle: Moment | undefined;
    const kills = await killAll(
      cluster,
      crowd.pauses,
      async () => {
        middle = await cluster.backup.note();
        say('half of them: this is the moment to which the backup has to lead');
      },
      options,
    );
    await cluster.backup.loseDisks();
    say('every part was killed: rolling');
    const badStops = await rollThrough(cluster, crowd.pauses, options);
    await crowd.end();
    const missedChanges = await settled(crowd);
    const lost = await Promise.all(crowd.members.map((member) => member.lost()));
    const total = (of: 'gaps' | 'stepsBack' | 'reconnects') =>
      crowd.live.reduce((sum, { record }) => sum + record[of], 0);
    ownDelay.disable();
    crowd.leave();
    const notifications = await push.figures();
    if (notifications.doubled > 0)
      await writeFile(join(folder, 'doubled.json'), JSON.stringify(notifications.doubles, null, 2));
    say('restoring the backup');
    const backup = await cluster.backup.restore(middle!);
    return {
      backup,
      ...{ kills, missedChanges, badStops, gaps: total('gaps'), stepsBack: total('stepsBack') },
      ...{ doubledNotifications: notifications.doubled, notifications: notifications.all },
      repeatedNotifications: notifications.repeated,
      lostWrites: lost.reduce((sum, n) => sum + n, 0),
      pauses: crowd.pauses.longest,
      byKill: crowd.pauses.kills,
      longestOwnPauseMs: ownDelay.max / 1e6,
      ...{ clients: options.clients, members: options.members, reconnects: total('reconnects') },
      changes: feed.fell.size,
      writes: crowd.members.reduce((sum, { writes }) => sum + writes, 0),
    };
  } finally {
    await cluster.stop();
    await push.close();
  }
}
