import { calendarDay, calendarFormat, isTimeZone } from '@scoreline/shared-lib/contract';

import type { RecordedAnswer, RecordedFrame, Recording } from './recording';
import { shiftBetween, shifted, shiftTo } from './shift';

/** How much of what is asked a recorded request also asks: an id weighs more than all else. */
function likeness(asked: Record<string, unknown>, recorded: Record<string, unknown>): number {
  const weight = (key: string) => (/Id$/.test(key) ? 100 : 1);
  return Object.entries(asked).reduce(
    (sum, [key, value]) => sum + (recorded[key] === value ? weight(key) : 0),
    0,
  );
}

const isDay = (value: unknown): value is string => typeof value === 'string';

/** `2027-02-03`, as of the viewer's own zone. */
const dayIn = (timeZone: unknown, now: Date): string =>
  calendarDay(
    calendarFormat(typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : 'UTC'),
    now,
  );

/**
 * The recorded day is the viewer's today, at the times that topics tell of it too, though it may be another day in UTC; a list of
 * another day is that one, moved to it.
 */
function ofDay(
  { request, data }: RecordedAnswer,
  asked: Record<string, unknown>,
  now: Date,
): unknown {
  if (!isDay(request.date) || !isDay(asked.date)) return data;
  const moved = shifted(data, shiftBetween(dayIn(asked.timeZone, now), asked.date));
  const hasDay = typeof moved === 'object' && moved !== null && 'date' in moved;
  return hasDay ? { ...moved, date: asked.date } : moved;
}

/** Of an operation's answers the one whose request is most like this one. */
function nearest(
  answers: readonly RecordedAnswer[],
  path: string,
  asked: Record<string, unknown>,
): RecordedAnswer | undefined {
  const likest = answers
    .filter((answer) => answer.path === path)
    .map((answer) => ({ answer, like: likeness(asked, answer.request) }))
    .sort((a, b) => b.like - a.like)[0];
  return likest?.answer;
}

/** Plays recordings as of today: the first one's answers where several fit alike. */
export function createPlayer(recordings: readonly Recording[], now: Date) {
  const moved = recordings.map(({ recordedAt, answers, frames }) => {
    const shift = shiftTo(recordedAt, now);
    return {
      answers: shifted(answers, shift) as RecordedAnswer[],
      frames: shifted(frames, shift) as RecordedFrame[],
    };
  });
  const answers = moved.flatMap((one) => one.answers);

  return {
    /** Every answer there is: what can be shown. */
    answers: answers as readonly RecordedAnswer[],
    /** Undefined for an operation of which there is no recording. */
    answer(path: string, request: Record<string, unknown>): unknown {
      const found = nearest(answers, path, request);
      return found && ofDay(found, request, now);
    },
    /** What a topic said, from its image on. */
    framesOf: (topic: string): readonly RecordedFrame[] =>
      moved.flatMap(({ frames }) => frames.filter(({ frame }) => frame.topic === topic)),
  };
}

export type Player = ReturnType<typeof createPlayer>;
