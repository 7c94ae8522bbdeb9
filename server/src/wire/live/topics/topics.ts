import { applyMergePatch } from '@scoreline/shared-lib/contract';

import type { BusFrame, LiveBus, TopicFrame } from '../bus';
import { firstSeq } from './firstSeq';
import { deltaText, imageText, textFrame } from '../sockets/frame';
import { createOpenTopics } from './openTopics';
import type { Published } from './published';
import { SeqHistory } from './seqHistory';
import type { Topic } from './topic';
import { isMatchList } from './topicName';

interface TopicsOptions {
  bus: LiveBus;
  now: () => Date;
  delivered: (frames: number) => void;
}

/** All topics with listeners, numbered here (by the writer) or by another instance. */
export function createTopics({ bus, now, delivered }: TopicsOptions) {
  const topics = createOpenTopics({ bus, now, delivered });
  const history = new SeqHistory();

  /** For lists of matches only, because pages start with them. */
  function note(name: string, seq: number): void {
    if (isMatchList(name)) history.note(name, seq);
  }

  /** A new image for everyone, numbered above all earlier ones. */
  function renumber(topic: Topic, image: object): void {
    const seq = Math.max((topic.log?.seq ?? 0) + 1, firstSeq(now()));
    topic.replace(seq, image);
    note(topic.name, seq);
    publishImage(topic.name, seq, image);
  }

  function publishImage(name: string, seq: number, image: object): void {
    const text = imageText(name, seq, image);
    bus.publish(name, text, () => text);
  }

  /** A number ahead of the writer's is wrong too: the writer's frames would be mistaken for old ones. */
  const standsElsewhere = (name: string, seq: number): boolean => {
    const topic = topics.get(name);
    return topic !== undefined && (topic.log?.seq ?? 0) !== seq;
  };

  const published: Published = {
    image: (name) => topics.get(name)?.log?.image ?? null,
    replace: (name, image) => renumber(topics.open(name), image),
    append(name, patch, image) {
      const topic = topics.get(name);
      const log = topic?.log;
      if (!log) return;
      const text = deltaText(name, log.seq + 1, patch);
      topic.append(textFrame(text), image, now().getTime());
      note(name, log.seq);
      bus.publish(name, text, () => imageText(name, log.seq, image));
    },
    wanted: (matchId) => topics.isWanted(`match:${matchId}`),
    isWanted: topics.isWanted,
    missing(name) {
      topics.drop(name);
      bus.publish(name, imageText(name, 0, null));
    },
  };

  const { open, get, all, stillListened, left, sweep } = topics;
  return {
    ...{ open, get, all, stillListened, left, sweep, published, renumber },
    /** The number of a list of matches up to which everything was committed at a time, by `performance.now()`. */
    seqAt: (name: string, moment: number): number | null => history.at(name, moment),
    /** Sends another instance the image, numbered above the one it has. */
    supply(topic: Topic, known: number | null): void {
      if (!topic.log || known === topic.log.seq) return;
      const { seq, image } = topic.log;
      if (known !== null && known > seq) renumber(topic, image);
      else publishImage(topic.name, seq, image);
    },
    /** Applies the writer's message. Returns the topics that miss something before it. */
    follow(text: string): string[] {
      const frame = JSON.parse(text) as BusFrame;
      if (frame.op === 'standing') {
        const seqs = Object.entries(frame.seqs);
        for (const [name, seq] of seqs) note(name, seq);
        return seqs.filter(([name, seq]) => standsElsewhere(name, seq)).map(([name]) => name);
      }
      if (frame.op === 'image' && frame.data === null) topics.drop(frame.topic);
      const topic = topics.get(frame.topic);
      if (!topic || (topic.log?.seq ?? 0) >= frame.seq) return [];
      if (!followOn(topic, frame, text, now().getTime())) return [frame.topic];
      note(frame.topic, frame.seq);
      return [];
    },
    /** Publishes the number of each topic, so that an instance that missed the last frame notices. */
    publishStanding(): void {
      const logs = topics.all().flatMap(({ log }) => (log ? [[log.topic, log.seq]] : []));
      bus.publish(null, JSON.stringify({ op: 'standing', seqs: Object.fromEntries(logs) }));
    },
  };
}

export type Topics = ReturnType<typeof createTopics>;

function followOn(topic: Topic, frame: TopicFrame, text: string, at: number): boolean {
  if (frame.op === 'image') topic.replace(frame.seq, frame.data as object);
  else if (topic.log?.seq !== frame.seq - 1) return false;
  else topic.append(textFrame(text), applyMergePatch(topic.log.image, frame.data), at);
  return true;
}
