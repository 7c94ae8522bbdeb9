import { errorFrame } from '../sockets/frame';
import type { Session } from '../sockets/session';
import { TopicLog } from './topicLog';

type Client = Session<Topic>;

/** A topic and its listeners. It has no log before its first image; earlier listeners wait for it. */
export class Topic {
  log: TopicLog | null = null;
  readonly subscribers = new Set<Client>();
  private readonly waiting = new Map<Client, { id: number; since: number | undefined }>();

  constructor(
    readonly name: string,
    private readonly delivered: (frames: number) => void,
  ) {}

  join(session: Client, id: number, since: number | undefined): void {
    this.subscribers.add(session);
    if (this.log) this.bringUpToDate(session, this.log, since);
    else this.waiting.set(session, { id, since });
  }

  leave(session: Client): void {
    this.subscribers.delete(session);
    this.waiting.delete(session);
    session.forget(this);
  }

  /** Sends everyone a new image that no delta leads to. */
  replace(seq: number, image: object): void {
    const log = new TopicLog(this.name, seq, image);
    this.log = log;
    for (const session of this.subscribers)
      this.bringUpToDate(session, log, this.waiting.get(session)?.since);
    this.waiting.clear();
  }

  /** Appends the next delta, in the bytes for all clients. */
  append(frame: Buffer, image: object, at: number): void {
    if (!this.log) return;
    this.log.append(frame, image, at);
    let frames = 0;
    for (const session of this.subscribers) if (session.deliver(this, frame)) frames += 1;
    this.delivered(frames);
  }

  /** The topic doesn't exist: reports it to the listeners and drops them. */
  refuse(): void {
    for (const [session, { id }] of this.waiting) session.send(errorFrame(id, 'unknownTopic'));
    for (const session of [...this.subscribers]) this.leave(session);
  }

  private bringUpToDate(session: Client, log: TopicLog, since: number | undefined): void {
    const frames = (since === undefined ? null : log.framesSince(since)) ?? [
      log.imageFrame(session.fetchesImages),
    ];
    this.delivered(frames.filter((frame) => session.deliver(this, frame)).length);
  }
}
