import type { Logger } from 'pino';

import type { Lease, LeasedWork } from '../../../store/jobs/lease';
import type { BusListener, LiveBus, LiveRequest } from '../bus';
import { createFollowedTopics } from './followedTopics';
import { createImageTurns } from './imageTurns';
import { openEngine } from './natsEngine';
import { decodeMessage, encodeMessage } from './natsMessage';
import { subjectsOf } from './natsSubjects';
import { createWriterTerms } from './writerTerms';

interface NatsBusOptions {
  logger: Logger;
  /** A lease shared by all servers, with rising terms: its holder numbers the topics. */
  lease: (work: LeasedWork) => Lease;
  /** Separates deployments that share an engine. */
  prefix: string;
  /** False for a server without live topics, which never becomes the writer. */
  mayWrite?: boolean;
}

/**
 * The bus over NATS with JetStream. A server receives only the topics it follows, and reads earlier messages from the
 * engine. Every message carries its writer's term, so that a writer that lost the lease without noticing does no harm.
 */
export async function createNatsBus(url: string, options: NatsBusOptions): Promise<LiveBus> {
  const { logger, prefix, mayWrite = true } = options;
  const engine = await openEngine(url, prefix, logger);
  const subjects = subjectsOf(prefix);
  const images = createImageTurns();
  let listener: BusListener | null = null;
  let lease: Lease | null = null;

  const send = (request: LiveRequest): void =>
    engine.say(subjects.requests, JSON.stringify(request));

  const terms = createWriterTerms({
    async role(writer) {
      if (writer) images.forgetAll();
      await listener?.role(writer);
    },
    handOver: (ids) => send({ op: 'changed', ids }),
    onError: engine.passOver,
  });

  function receive(message: Uint8Array): void {
    const { term, text } = decodeMessage(message);
    if (terms.admit(term)) listener?.frame(text);
  }
  const topics = createFollowedTopics(engine, subjects.frames, receive);

  /** The writer sends everything newer, and starts a topic that had no listener. */
  async function want(topic: string, seq: number | null): Promise<void> {
    const reached = seq === null ? await topics.catchUp(topic).catch(engine.passOver) : null;
    send({ op: 'want', topic, seq: reached ?? seq });
  }

  return {
    async start(to) {
      listener = to;
      engine.hear(subjects.requests, (message) => listener?.request(message.json<LiveRequest>()));
      engine.hear(subjects.standing, ({ data }) => receive(data));
      await engine.settle(() => listener?.gap());
      if (!mayWrite) return;
      lease = options.lease(terms.work);
      await lease.start();
    },
    publish(topic, text, image) {
      const term = terms.own();
      if (term === null) return;
      engine.say(
        topic === null ? subjects.standing : subjects.frames(topic),
        encodeMessage(term, text),
      );
      if (topic !== null && image && images.isDue(topic, text))
        engine.say(subjects.images(topic), encodeMessage(term, image()));
    },
    follow: topics.follow,
    unfollow(topic) {
      topics.unfollow(topic);
      images.forget(topic);
    },
    request(request) {
      if (request.op === 'want') void want(request.topic, request.seq);
      else send(request);
    },
    remember: terms.remember,
    async close() {
      await lease?.close();
      listener = null;
      await engine.close();
    },
  };
}
