import { errorFrame } from '../sockets/frame';
import type { Session } from '../sockets/session';
import { TopicLog } from './topicLog';

type Client = Session<Topic>;

/** A topic and who listens to it. It has no log until its first image is there; who comes earlier waits for it. */
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

  /** A new image that no delta leads to: for everybody. */
  replace(seq: number, image: object): void {
    const log = new TopicLog(this.name, seq, image);
    this.log = log;
    for (const session of this.subscribers)
      this.bringUpToDate(session, log, this.waiting.get(session)?.since);
    this.waiting.clear();
  }

  /** The next delta, as the bytes that go to everyone. */
  append(frame: Buffer, image: object, at: number): void {
    if (!this.log) return;
    this.log.append(frame, image, at);
    let frames = 0;
    for (const session of this.subscribers) if (session.deliver(this, frame)) frames += 1;
    this.delivered(frames);
  }

  /** There is no such thing: tells who asked and lets them go. */
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
