import { applyMergePatch, type MergePatch } from '../contract';

/** What changed since a listener was last called. */
export interface LiveDelta {
  /** In order. The image they led to is delivered with them. */
  patches: MergePatch[];
  /** They tell what happened while this page was not connected: nothing to flash about. */
  catchUp: boolean;
}

/** `delta` is null where the image came whole: at first, and after too long an absence. */
export type TopicListener<T> = (image: T, delta: LiveDelta | null) => void;

export type Received = 'taken' | 'dropped' | 'gap';

/** A topic as this page knows it, and who wants to be told. */
export class TopicState {
  seq: number | null = null;
  image: unknown = undefined;
  readonly listeners = new Set<TopicListener<unknown>>();
  /** The server was asked and has not answered: what it sends next holds, even an image with a lower number. */
  asked = false;
  private whole = false;
  private patches: MergePatch[] = [];
  private catchUp = true;

  receiveImage(seq: number, image: unknown): Received {
    if (!this.asked && this.seq !== null && seq <= this.seq) return 'dropped';
    this.asked = false;
    this.seq = seq;
    this.image = image;
    this.whole = true;
    this.patches = [];
    return 'taken';
  }

  receiveDelta(seq: number, patch: MergePatch, catchUp: boolean): Received {
    if (this.seq === null || seq > this.seq + 1) return 'gap';
    if (seq <= this.seq) return 'dropped';
    this.asked = false;
    this.seq = seq;
    this.image = applyMergePatch(this.image, patch);
    this.catchUp = this.patches.length === 0 ? catchUp : this.catchUp && catchUp;
    this.patches.push(patch);
    return 'taken';
  }

  /** Tells every listener once what came since the last time. */
  deliver(): void {
    if (!this.whole && this.patches.length === 0) return;
    const delta = this.whole ? null : { patches: this.patches, catchUp: this.catchUp };
    this.whole = false;
    this.patches = [];
    for (const listener of [...this.listeners]) listener(this.image, delta);
  }
}
