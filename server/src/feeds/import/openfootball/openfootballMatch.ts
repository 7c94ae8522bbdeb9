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

/** A match as in the file. */
export const openMatch = z.object({
  round: z
    .string()
    .nullish()
    .transform((round) => round || undefined),
  stage: z
    .string()
    .nullish()
    .transform((stage) => stage || undefined),
  date: z.string(),
  /** Absent or empty if only the day is known. */
  time: z
    .string()
    .nullish()
    .transform((time) => time?.trim() || undefined),
  team1: z.string().min(1),
  team2: z.string().min(1),
  score: score.optional(),
  goals1: z.array(goal).optional(),
  goals2: z.array(goal).optional(),
  group: z
    .string()
    .nullish()
    .transform((group) => group || undefined),
  ground: z.string().optional(),
  status: z.string().optional(),
});

export type OpenMatch = z.output<typeof openMatch>;
export type OpenGoal = z.output<typeof goal>;

/** A match that was read, or why it was not; rows count matches from 1. */
export interface OpenRow {
  row: number;
  match?: OpenMatch;
  fault?: string;
}

/** Placeholders for an undecided side: `N.N.`, `TBD`, `W73`, `1A`, `3A/B/C`, `Winner Group A`. */
const undrawn =
  /^(?:n\.? ?n\.?|tb[ad]|\?+|[wl] ?\d+|[1-4][a-l](?:\/[a-l])*|(?:winner|loser|runner-up|winners|runners-up)\b.*)$/i;

/** Why a match lacks its sides; undefined if it has both. */
export const undrawnFault = ({ team1, team2 }: OpenMatch): string | undefined =>
  [team1, team2].some((team) => undrawn.test(team.trim()))
    ? `"${team1}" – "${team2}" is not drawn yet`
    : undefined;
