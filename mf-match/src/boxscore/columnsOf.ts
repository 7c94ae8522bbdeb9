import type { Sport } from '@scoreline/shared-lib/contract';

/** Columns in the order fans of each sport read them. */
const order: Record<Sport, readonly string[]> = {
  football: [
    'rating',
    'minutes',
    'goals',
    'assists',
    'shots',
    'shotsOnTarget',
    'passes',
    'keyPasses',
    'tackles',
    'interceptions',
    'duelsWon',
    'saves',
    'fouls',
    'yellowCards',
    'redCards',
  ],
  basketball: [
    'minutes',
    'points',
    'rebounds',
    'assists',
    'steals',
    'blocks',
    'threePointers',
    'freeThrows',
    'turnovers',
    'fouls',
    'plusMinus',
  ],
};

/** The given figures in display order. A figure without a name here is omitted. */
export const columnsOf = (held: readonly string[], sport: Sport): string[] =>
  order[sport].filter((key) => held.includes(key));
