import { liveLimits } from '@scoreline/shared-lib/contract';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

import { imageAtFrame, imageText, textFrame } from '../sockets/frame';
import { isMatchList } from './topicName';

/** Images of at least this many bytes are worth a separate request. */
const largeBytes = 8_192;

interface LoggedDelta {
  at: number;
  frame: Buffer;
}

/** A topic's newest image, its number, and the deltas that led to it, stored as sent frames. */
export class TopicLog {
  private logged: LoggedDelta[] = [];
  private text: string | undefined;
  private imageBytes: Buffer | undefined;

  constructor(
    readonly topic: string,
    public seq: number,
    public image: object,
  ) {}

  append(frame: Buffer, image: object, at: number): void {
    this.seq += 1;
    this.image = image;
    this.text = undefined;
    this.imageBytes = undefined;
    this.logged.push({ at, frame });
    this.forget(at - liveLimits.keepDeltasMs);
  }

  /** Frames that update a client from `since`; null if only an image can. */
  framesSince(since: number): Buffer[] | null {
    const behind = this.seq - since;
    if (behind < 0 || behind > this.logged.length) return null;
    return this.logged.slice(this.logged.length - behind).map((delta) => delta.frame);
  }

  /** The newest image as a frame, serialised once per delta; with `isFetched`, a large one becomes a reference to its address. */
  imageFrame(isFetched = false): Buffer {
    this.imageBytes ??= textFrame(this.imageText());
    const isElsewhere =
      isFetched && this.imageBytes.length >= largeBytes && isMatchList(this.topic);
    return isElsewhere ? imageAtFrame(this.topic) : this.imageBytes;
  }

  /** The same frame as text, serialised once per delta. */
  imageText(): string {
    this.text ??= imageText(this.topic, this.seq, this.image);
    return this.text;
  }

  private forget(before: number): void {
    const spare = this.logged.length - liveLimits.keepDeltas;
    let old = 0;
    while (old < spare && itemAt(this.logged, old).at < before) old += 1;
    // In lots, so that a busy topic doesn't shift its list at every delta.
    if (old > 64 || old === spare) this.logged.splice(0, old);
  }
}
