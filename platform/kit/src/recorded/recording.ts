import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { OperationPath, ServerFrame, Sport } from '@scoreline/shared-lib/contract';

/** A site's answer to a request. */
export interface RecordedAnswer {
  path: OperationPath;
  request: Record<string, unknown>;
  data: unknown;
}

/** A live frame with its time after the recording started, in milliseconds. */
export interface RecordedFrame {
  afterMs: number;
  frame: Extract<ServerFrame, { op: 'image' | 'delta' }>;
}

export interface Recording {
  /** Time of the recording; playback moves all times from that day to today. */
  recordedAt: string;
  answers: RecordedAnswer[];
  frames: RecordedFrame[];
}

type Line = { recordedAt: string } | { answer: RecordedAnswer } | { frame: RecordedFrame };

/** Path of the kit's recordings. */
export const folder = fileURLToPath(new URL('../../recordings/', import.meta.url));

/** One line per item, so that two recordings can be compared. */
export const linesOf = ({ recordedAt, answers, frames }: Recording): string =>
  [{ recordedAt }, ...answers.map((answer) => ({ answer })), ...frames.map((frame) => ({ frame }))]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');

/** The kit's recording of a sport. */
export async function readRecording(sport: Sport): Promise<Recording> {
  const text = await readFile(`${folder}${sport}.jsonl`, 'utf8');
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  return {
    recordedAt: lines.flatMap((line) => ('recordedAt' in line ? [line.recordedAt] : []))[0] ?? '',
    answers: lines.flatMap((line) => ('answer' in line ? [line.answer] : [])),
    frames: lines.flatMap((line) => ('frame' in line ? [line.frame] : [])),
  };
}
