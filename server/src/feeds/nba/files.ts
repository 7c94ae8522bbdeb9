import type { z } from 'zod';

import { fetchBounded, jsonOf } from '../../store/fetchBounded';
import * as shapes from './shapes';

const waitMs = 10_000;
const mostBytes = 16 * 1024 * 1024;

/** The NBA's public live files. Each is undefined if it does not exist (yet): a game that has not begun has none. */
export function nbaFiles(url: string, signal: AbortSignal) {
  async function read<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
    const timeout = AbortSignal.timeout(waitMs);
    const response = await fetchBounded(`${url}/${path}`, {
      mostBytes,
      signal: AbortSignal.any([signal, timeout]),
    });
    if (response.status === 403 || response.status === 404) return undefined;
    if (!response.ok) throw new Error(`nba: ${path}: status ${response.status}`);
    return schema.parse(jsonOf(response));
  }

  return {
    scoreboard: () => read('scoreboard/todaysScoreboard_00.json', shapes.scoreboard),
    playByPlay: (gameId: string) => read(`playbyplay/playbyplay_${gameId}.json`, shapes.playByPlay),
    boxScore: (gameId: string) => read(`boxscore/boxscore_${gameId}.json`, shapes.boxScore),
    odds: () => read('odds/odds_todaysGames.json', shapes.odds),
  };
}

export type NbaFiles = ReturnType<typeof nbaFiles>;
