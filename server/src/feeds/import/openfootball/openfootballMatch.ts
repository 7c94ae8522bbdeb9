import { z } from 'zod';

const pair = z.tuple([z.number().int().min(0), z.number().int().min(0)]);
type Pair = [number, number];
export interface OpenScore {
  ht?: Pair;
  ft?: Pair;
  et?: Pair;
  p?: Pair;
}

const score = z.union([
  pair.transform((ft): OpenScore => ({ ft })),
  z
    .object({ ht: pair, ft: pair, et: pair, p: pair })
    .partial()
    .transform((given): OpenScore => given),
]);
const goal = z.object({
  name: z.string().min(1),
  minute: z.union([z.number(), z.string()]),
  offset: z.number().optional(),
  penalty: z.boolean().optional(),
  owngoal: z.boolean().optional(),
});

/** A match as a file has it. */
export const openMatch = z.object({
  round: z.string().min(1),
  stage: z.string().optional(),
  date: z.string(),
  time: z.string().optional(),
  team1: z.string().min(1),
  team2: z.string().min(1),
  score: score.optional(),
  goals1: z.array(goal).optional(),
  goals2: z.array(goal).optional(),
  group: z.string().optional(),
  ground: z.string().optional(),
  status: z.string().optional(),
});

export type OpenMatch = z.output<typeof openMatch>;
export type OpenGoal = z.output<typeof goal>;

/** A match that could be read, or why not; the row counts matches from 1. */
export interface OpenRow {
  row: number;
  match?: OpenMatch;
  fault?: string;
}
