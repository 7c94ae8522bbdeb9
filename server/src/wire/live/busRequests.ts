import { inCarried } from '../../store/traces/spans';
import type { LiveRequest } from './bus';
import { parseTopic } from './topics/topicName';
import type { Topics } from './topics/topics';
import type { WriterRole } from './writer/writerRole';

interface BusRequestOptions {
  topics: Topics;
  role: WriterRole;
  /** Another server has changed matches. */
  onAnnounced?: ((ids: number[]) => void) | undefined;
  /** Another server has written mails. */
  onMailAnnounced?: (() => void) | undefined;
}

type Request<Op extends LiveRequest['op']> = Extract<LiveRequest, { op: Op }>;

/** Handles other servers' requests on the bus: the writer answers, everyone handles announcements. */
export function createBusRequests(options: BusRequestOptions): (request: LiveRequest) => void {
  const { topics, role } = options;

  function announced({ ids, mail }: Request<'announce'>): void {
    if (mail) options.onMailAnnounced?.();
    if (ids.length > 0) options.onAnnounced?.(ids);
  }

  function wanted({ topic: name, seq }: Request<'want'>): void {
    topics.stillListened(name);
    if (!parseTopic(name)) return;
    const topic = topics.open(name);
    if (topic.log) topics.supply(topic, seq);
    else role.fill(name);
  }

  return (request) => {
    if (request.op === 'announce') return announced(request);
    const writer = role.writer();
    if (!writer) return;
    if (request.op === 'want') return wanted(request);
    if (request.op === 'listening') return request.topics.forEach(topics.stillListened);
    request.promotions?.forEach(writer.readPromotion);
    inCarried(request.trace, () => writer.matchesChanged(request.ids));
  };
}
