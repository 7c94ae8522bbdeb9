import { firstItem, itemAt, lastItem } from '@scoreline/shared-lib/contract/lists';

import type { Player } from '../people/players';
import { shirts } from '../people/players';
import type { Random } from '../random';

const formations = ['4-3-3', '4-2-3-1', '4-2-3-1', '4-4-2', '3-5-2', '3-4-3', '5-3-2', '4-1-4-1'];
const reasons = [
  'Knee injury',
  'Hamstring injury',
  'Ankle injury',
  'Muscle injury',
  'Illness',
  'Suspended',
  'Groin injury',
  'Personal reasons',
];
const missingShare = 0.055;
const benchSize = 8;

export interface Named {
  player: Player;
  shirtNumber: number;
  /** Row from the team's own goal, and position from the left. */
  grid: string | null;
}

export interface Lineup {
  formation: string;
  starters: Named[];
  bench: Named[];
  missing: { player: Player; reason: string }[];
}

/** Fit players in a formation that the squad can fill. Each position lists its regulars first. */
export function drawLineup(random: Random, squad: readonly Player[]): Lineup {
  const formation = random.pick(formations);
  const missing: Lineup['missing'] = [];
  const fit: Named[] = [];
  squad.forEach((player, order) => {
    const named = { player, shirtNumber: itemAt(shirts.football, order), grid: null };
    if (missing.length < 5 && random.chance(missingShare))
      missing.push({ player, reason: random.pick(reasons) });
    else fit.push(named);
  });
  const lines = formation.split('-').map(Number);
  const rows = [
    pickFor(random, fit, 'goalkeeper', 1),
    pickFor(random, fit, 'defender', firstItem(lines)),
    ...lines.slice(1, -1).map((count) => pickFor(random, fit, 'midfielder', count)),
    pickFor(random, fit, 'forward', lastItem(lines)),
  ];
  const starters = rows.flatMap((row, index) =>
    row.map((named, order) => ({ ...named, grid: `${index + 1}:${order + 1}` })),
  );
  const bench = benchOf(fit);
  return { formation, starters, bench, missing };
}

/** Selects the first players of a position, and sometimes rests one for the next. */
function pickFor(
  random: Random,
  fit: Named[],
  position: Player['position'],
  count: number,
): Named[] {
  return Array.from({ length: count }, () => {
    const own = fit.filter(({ player }) => player.position === position);
    const others = own.length ? own : fit.filter(({ player }) => player.position !== 'goalkeeper');
    const skip = position !== 'goalkeeper' && others.length > 1 && random.chance(0.22) ? 1 : 0;
    const named = others[skip]!;
    fit.splice(fit.indexOf(named), 1);
    return named;
  });
}

function benchOf(fit: readonly Named[]): Named[] {
  const keepers = fit.filter(({ player }) => player.position === 'goalkeeper').slice(0, 1);
  const field = fit.filter(({ player }) => player.position !== 'goalkeeper');
  return [...keepers, ...field.slice(0, benchSize - keepers.length)];
}

/** The oldest starter is captain. */
export const captainOf = ({ starters }: Pick<Lineup, 'starters'>): Player =>
  starters.map(({ player }) => player).reduce((a, b) => (b.birthDate < a.birthDate ? b : a));
