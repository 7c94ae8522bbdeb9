import type { ServerFrame } from '@scoreline/shared-lib/contract';

/** How many different frames are under way to the crowd at once, at most. */
const most = 64;

/** Reads frames; of the same bytes, which a crowd gets by the thousand, once. */
export class Frames {
  readonly #known: { data: Buffer; frame: ServerFrame }[] = [];

  read(data: Buffer): ServerFrame {
    const known = this.#known.find((each) => each.data.equals(data));
    if (known) return known.frame;
    const frame = JSON.parse(data.toString()) as ServerFrame;
    this.#known.unshift({ data, frame });
    this.#known.length = Math.min(this.#known.length, most);
    return frame;
  }
}
