import type { Sport } from '@scoreline/shared-lib/contract';

/** The order in which a sport's fans read a player's figures. */
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

/** The known figures that there are, in their order; one we have no name for is left out. */
export const columnsOf = (held: readonly string[], sport: Sport): string[] =>
  order[sport].filter((key) => held.includes(key));
