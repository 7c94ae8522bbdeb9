import type { ServerFrame } from '../../contract';
import type { TopicState } from './topicState';

export type ImageFrame = Extract<ServerFrame, { op: 'image' }>;

interface Deps {
  /** Without it images arrive over the socket. */
  fetch?: ((path: string) => Promise<Response>) | undefined;
  topics: ReadonlyMap<string, TopicState>;
  receive: (image: ImageFrame) => void;
  askSoon: (topic: string) => void;
}

const read = (answer: Response): Promise<ImageFrame> | null =>
  answer.ok ? (answer.json() as Promise<ImageFrame>) : null;

/** Fetches an image over HTTP and requests the deltas after it. If the fetch fails, requests the image over the socket. */
export async function fetchImage(
  { fetch, topics, receive, askSoon }: Deps,
  { topic: name, path }: Extract<ServerFrame, { op: 'imageAt' }>,
): Promise<void> {
  const image = await fetch?.(path)
    .then(read)
    .catch(() => null);
  const topic = topics.get(name);
  if (!topic) return;
  topic.isFetched = true;
  if (image) receive(image);
  askSoon(name);
}
