/** A joining client reads at most this many deltas after the newest image. */
const deltasAnImage = 64;

/**
 * When a topic's image is stored: with its first frame, with each frame that is an image, and after every `deltasAnImage`
 * deltas.
 */
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
