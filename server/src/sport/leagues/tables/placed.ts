import { clubRef } from '../../../store/catalogue/clubs';
import type { SeasonRules } from '../rules/seasonRules';
import type { Entrant } from './entrants';
import type { Tally } from './tally';

/** The final order, best first, including the places that were decided outside the table. */
export function placed(
  tallies: Tally[],
  { rules, entrants }: { rules: SeasonRules; entrants: readonly Entrant[] },
): Tally[] {
  const teams = new Map(
    entrants.map(({ id, name, country }) => [id, { country: country ?? '', name }]),
  );
  const is = (club: string) => (tally: Tally) => {
    const team = teams.get(tally.teamId);
    return !!team && clubRef(team.country, team.name) === clubRef(team.country, club);
  };
  return (rules.placed ?? []).reduce(
    (order, rule) =>
      rule.kind === 'demoted'
        ? [...order.filter((one) => !is(rule.club)(one)), ...order.filter(is(rule.club))]
        : playedOff(
            order,
            rule.clubs.flatMap((club) => order.find(is(club)) ?? []),
          ),
    tallies,
  );
}

/** A play-off counts only between clubs level on points. */
function playedOff(order: Tally[], clubs: Tally[]): Tally[] {
  if (new Set(clubs.map(({ points }) => points)).size !== 1) return order;
  const next = clubs.values();
  return order.map((tally) => (clubs.includes(tally) ? (next.next().value ?? tally) : tally));
}
