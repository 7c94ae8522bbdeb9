import type { StageKind } from '@scoreline/shared-lib/contract';

import type { Stage } from '../competitions/shape';
import type { Season } from './seasons';

export const stages = {
  regular: { key: 'regular', kind: 'regularSeason', name: 'Regular season' },
  leaguePhase: { key: 'league-phase', kind: 'groupStage', name: 'League phase' },
  groups: { key: 'groups', kind: 'groupStage', name: 'Group stage' },
  knockOut: { key: 'knock-out', kind: 'postSeason', name: 'Knock-out' },
  semifinal: { key: 'semi-finals', kind: 'semifinal', name: 'Semi-finals' },
  final: { key: 'final', kind: 'finals', name: 'Final' },
} as const satisfies Record<string, Stage & { kind: StageKind }>;

/** The stages of a season in order of play. */
export function stagesOf({ competition }: Season): Stage[] {
  const first = {
    table: stages.regular,
    nba: stages.regular,
    swiss: stages.leaguePhase,
    groups: stages.groups,
    cup: null,
  }[competition.format];
  const knockOut = competition.knockOut ? knockOutStages(competition.knockOut.entrants) : [];
  return [...(first ? [first] : []), ...new Set(knockOut)];
}

/** The stage of each round. */
export const knockOutStages = (entrants: number): Stage[] =>
  Array.from({ length: Math.log2(entrants) }, (_, round) => {
    const ties = entrants / 2 ** (round + 1);
    return ties === 1 ? stages.final : ties === 2 ? stages.semifinal : stages.knockOut;
  });
