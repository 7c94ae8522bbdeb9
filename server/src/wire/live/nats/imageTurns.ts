/** Who joins a topic reads no more deltas than this after its newest image. */
const deltasAnImage = 64;

/** When a topic's image is said beside its frames: with the first of them, with each that is one, and now and then. */
export function createImageTurns() {
  const deltas = new Map<string, number>();
  return {
    isDue(topic: string, frame: string): boolean {
      const count = (deltas.get(topic) ?? deltasAnImage) + 1;
      deltas.set(topic, count % deltasAnImage);
      return count >= deltasAnImage || frame.startsWith('{"op":"image"');
    },
    forget: (topic: string) => void deltas.delete(topic),
    forgetAll: () => deltas.clear(),
  };
}
