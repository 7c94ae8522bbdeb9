import { calendarDay, calendarFormat, isTimeZone } from '@scoreline/shared-lib/contract';

import type { RecordedAnswer, RecordedFrame, Recording } from './recording';
import { shiftBetween, shifted, shiftTo } from './shift';

/** How many fields of the request match a recorded one; an id outweighs all others. */
function likeness(asked: Record<string, unknown>, recorded: Record<string, unknown>): number {
  const weight = (key: string) => (/Id$/.test(key) ? 100 : 1);
  return Object.entries(asked).reduce(
    (sum, [key, value]) => sum + (recorded[key] === value ? weight(key) : 0),
    0,
  );
}

const isDay = (value: unknown): value is string => typeof value === 'string';

/** `2027-02-03`, in the viewer's own zone. */
const dayIn = (timeZone: unknown, now: Date): string =>
  calendarDay(
    calendarFormat(typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : 'UTC'),
    now,
  );

/**
 * Moves the recorded day to the viewer's today, which may be another day in UTC, at the times that live topics use; for a list
 * of another day, moves it there.
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

/** The recorded answer of an operation whose request is most similar. */
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

/** Replays recordings as of `now`; among equally similar answers, the first recording's wins. */
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
    /** All recorded answers. */
    answers: answers as readonly RecordedAnswer[],
    /** Undefined for an operation without a recording. */
    answer(path: string, request: Record<string, unknown>): unknown {
      const found = nearest(answers, path, request);
      return found && ofDay(found, request, now);
    },
    /** Recorded frames of a topic, starting with its image. */
    framesOf: (topic: string): readonly RecordedFrame[] =>
      moved.flatMap(({ frames }) => frames.filter(({ frame }) => frame.topic === topic)),
  };
}

export type Player = ReturnType<typeof createPlayer>;
