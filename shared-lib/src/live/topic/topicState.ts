import { applyMergePatch, type MergePatch } from '../../contract';

/** Changes since the listener's last call. */
export interface LiveDelta {
  /** In order. The resulting image is delivered with them. */
  patches: MergePatch[];
  /** The changes happened while the page was disconnected, so they should not be animated. */
  catchUp: boolean;
}

type Entries = Record<string, object>;

/** A topic's initial state before the first request: some entries of its image, complete up to a sequence number. */
export interface TopicStart {
  seq: number;
  image: Entries;
  /** Field of every whole entry; a delta of an unknown entry lacks it and is not added. */
  wholeBy: string;
}

/** Initial state of a subscription; `changes` if the listener does not need the image. If undefined, the image is requested. */
export type TopicBeginning = TopicStart | 'changes' | undefined;

/** `delta` is null if a whole image arrived: initially, and after too long a disconnection. */
export type TopicListener<T> = (image: T, delta: LiveDelta | null) => void;

export type Received = 'taken' | 'dropped' | 'gap';

/** A topic's state on this page and its listeners. */
export class TopicState {
  seq: number | null = null;
  image: unknown = undefined;
  readonly listeners = new Set<TopicListener<unknown>>();
  /** A request is unanswered: the next frame is accepted, even an image with a lower number. */
  asked = false;
  /** The image was fetched since the socket opened, or the fetch failed: the next one arrives over the socket. */
  isFetched = false;
  private whole = false;
  /** The initial entries, until a whole image arrives. */
  private start: TopicStart | null = null;
  private isHeard = false;
  private isWantedWhole = false;
  private patches: MergePatch[] = [];
  private catchUp = true;

  /** Adds a listener's initial state. Returns false if the topic has to be requested. */
  join(beginning: TopicBeginning): boolean {
    this.isWantedWhole ||= beginning === undefined;
    const isNew = !this.isHeard && !this.asked && this.start === null;
    if (isNew) return this.begin(beginning);
    if (this.start === null || beginning === 'changes') return true;
    if (beginning && this.extend(beginning)) return true;
    // The topic may have missed deltas of the new entries.
    this.start = null;
    this.seq = null;
    return false;
  }

  private begin(beginning: TopicBeginning): false {
    if (typeof beginning === 'object' && !this.isWantedWhole) {
      this.start = beginning;
      this.seq = beginning.seq;
      this.image = beginning.image;
    }
    return false;
  }

  /** Adds entries if none of their deltas were missed meanwhile. */
  private extend({ seq, image }: TopicStart): boolean {
    const known = this.image as Entries;
    const isAhead = this.seq !== null && seq < this.seq;
    if (isAhead && Object.keys(image).some((key) => !(key in known))) {
      if (this.isHeard || this.asked) return false;
      this.seq = seq;
    }
    this.image = { ...image, ...known };
    return true;
  }

  receiveImage(seq: number, image: unknown): Received {
    if (!this.asked && this.seq !== null && seq <= this.seq) return 'dropped';
    this.asked = false;
    this.seq = seq;
    this.image = image;
    this.start = null;
    this.isHeard = true;
    this.whole = true;
    this.patches = [];
    return 'taken';
  }

  receiveDelta(seq: number, patch: MergePatch, catchUp: boolean): Received {
    if (this.seq === null || seq > this.seq + 1) return 'gap';
    if (seq <= this.seq) return 'dropped';
    this.asked = false;
    this.seq = seq;
    this.isHeard = true;
    this.image = this.patched(patch);
    this.catchUp = this.patches.length === 0 ? catchUp : this.catchUp && catchUp;
    this.patches.push(patch);
    return 'taken';
  }

  private patched(patch: MergePatch): unknown {
    const image = applyMergePatch(this.image, patch);
    if (this.start === null) return image;
    const part = { ...(image as Entries) };
    for (const key of Object.keys(patch)) {
      const entry = part[key];
      if (entry && !(this.start.wholeBy in entry)) delete part[key];
    }
    return part;
  }

  /** Delivers all changes since the last call to every listener. */
  deliver(): void {
    if (!this.whole && this.patches.length === 0) return;
    const delta = this.whole ? null : { patches: this.patches, catchUp: this.catchUp };
    this.whole = false;
    this.patches = [];
    for (const listener of [...this.listeners]) listener(this.image, delta);
  }
}
