import { type ClientFrame, liveLimits, type LiveErrorCode } from '@scoreline/shared-lib/contract';
import type { RawData } from 'ws';

import { parseClientFrame } from './clientFrame';
import { errorFrame, heartbeatFrame } from './frame';
import type { Session } from './session';
import type { Subscriptions } from './subscriptions';
import type { Topic } from '../topics/topic';
import type { Visitor } from './visitors';

const badFramesAllowed = 20;
const closeCodes = { policy: 1008, tooLarge: 1009 } as const;

interface MessageOptions {
  now: () => Date;
  subscriptions: Subscriptions;
}

/** Handles clients' messages: parses, limits and answers them; disconnects clients with too many invalid ones. */
export function createMessageReceiver({ now, subscriptions }: MessageOptions) {
  function obey(session: Session<Topic>, visitor: Visitor, frame: ClientFrame): void {
    if (frame.op === 'ping') return void session.send(heartbeatFrame(now()));
    if (frame.op === 'unsubscribe') return subscriptions.unsubscribe(session, frame.topics);
    const { id, topics, since = {} } = frame;
    if (!visitor.mayAsk(topics.length)) return reject(session, id, 'tooFast');
    session.fetchesImages = frame.images === 'http';
    const error = subscriptions.subscribe(session, id, topics, since);
    if (error) reject(session, id, error);
  }

  return (session: Session<Topic>, visitor: Visitor, data: RawData, isBinary: boolean): void => {
    if (!Buffer.isBuffer(data) || isBinary) return reject(session, null, 'badFrame');
    if (data.length > liveLimits.frameBytes) {
      session.send(errorFrame(null, 'frameTooLarge'));
      return session.webSocket.close(closeCodes.tooLarge);
    }
    const parsed = parseClientFrame(data.toString());
    if ('error' in parsed) reject(session, parsed.id, parsed.error);
    else obey(session, visitor, parsed.frame);
  };
}

function reject(session: Session<Topic>, id: number | null, code: LiveErrorCode): void {
  session.send(errorFrame(id, code));
  session.badFrames += 1;
  if (session.badFrames > badFramesAllowed) session.webSocket.close(closeCodes.policy);
}
