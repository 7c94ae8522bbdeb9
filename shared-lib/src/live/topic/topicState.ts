import { applyMergePatch, type MergePatch } from '../../contract';

/** What changed since a listener was last called. */
export interface LiveDelta {
  /** In order. The image they led to is delivered with them. */
  patches: MergePatch[];
  /** They tell what happened while this page was not connected: nothing to flash about. */
  catchUp: boolean;
}

type Entries = Record<string, object>;

/** What a page knows of a topic before it has asked: some entries of its image, which have missed nothing up to a number. */
export interface TopicStart {
  seq: number;
  image: Entries;
  /** What every whole entry has: a change of one that is not known here does not bring it. */
  wholeBy: string;
}

/** With what somebody begins to listen; `changes` for who needs none of the image. Without any the image is asked for. */
export type TopicBeginning = TopicStart | 'changes' | undefined;

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
  /** Its image was fetched since the socket opened, or could not be: where it is wanted again it comes over the socket. */
  isFetched = false;
  private whole = false;
  /** What this page began with, while its image has not come whole. */
  private start: TopicStart | null = null;
  private isHeard = false;
  private isWantedWhole = false;
  private patches: MergePatch[] = [];
  private catchUp = true;

  /** Another listener, with what it knows: false where the server has to be asked. */
  join(beginning: TopicBeginning): boolean {
    this.isWantedWhole ||= beginning === undefined;
    const isNew = !this.isHeard && !this.asked && this.start === null;
    if (isNew) return this.begin(beginning);
    if (this.start === null || beginning === 'changes') return true;
    if (beginning && this.extend(beginning)) return true;
    // It may have missed what nobody here has followed.
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

  /** Takes more entries where nothing of them was missed in the meantime. */
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

  /** Tells every listener once what came since the last time. */
  deliver(): void {
    if (!this.whole && this.patches.length === 0) return;
    const delta = this.whole ? null : { patches: this.patches, catchUp: this.catchUp };
    this.whole = false;
    this.patches = [];
    for (const listener of [...this.listeners]) listener(this.image, delta);
  }
}
