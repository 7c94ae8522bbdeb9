import type { ServerFrame } from '@scoreline/shared-lib/contract';

/** Most distinct frames in transit to the clients at once. */
const most = 64;

/** Parses frames. A frame sent to thousands of clients is parsed once. */
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
