import type { ServerFrame } from '../../contract';
import type { TopicState } from './topicState';

export type ImageFrame = Extract<ServerFrame, { op: 'image' }>;

interface Deps {
  /** Without it images come over the socket. */
  fetch?: ((path: string) => Promise<Response>) | undefined;
  topics: ReadonlyMap<string, TopicState>;
  receive: (image: ImageFrame) => void;
  askSoon: (topic: string) => void;
}

const read = (answer: Response): Promise<ImageFrame> | null =>
  answer.ok ? (answer.json() as Promise<ImageFrame>) : null;

/**
 * Fetches the image that the server has elsewhere, and asks for what came after it; where it could not be had, for the image
 * itself.
 */
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
