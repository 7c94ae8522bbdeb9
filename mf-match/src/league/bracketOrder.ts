import type { LeagueDetail } from '@scoreline/shared-lib/contract';

type Rounds = LeagueDetail['bracket'];
type Tie = Rounds[number]['ties'][number];

/** A tie with where its winner plays next: the place of that tie in the next round, or null where that is not known. */
export interface PlacedTie {
  tie: Tie;
  next: number | null;
}

const teamsOf = ({ home, away }: Tie): (number | undefined)[] => [
  home?.competitorId,
  away?.competitorId,
];

const nextOf = (tie: Tie, next: readonly Tie[] | undefined): number | null => {
  const at = next?.findIndex((later) =>
    teamsOf(later).some((team) => team !== undefined && teamsOf(tie).includes(team)),
  );
  return at === undefined || at < 0 ? null : at;
};

/** Rounds with their ties in the order in which lines to the next round do not cross; a match for third place is none of them. */
export function bracketOrder(rounds: Rounds): { round: string; ties: PlacedTie[] }[] {
  const placed: { round: string; ties: PlacedTie[] }[] = [];
  let next: Tie[] | undefined;
  for (const { round, ties } of rounds.toReversed()) {
    const later = next;
    const withNext = ties.map((tie) => ({ tie, next: nextOf(tie, later) }));
    const ordered = withNext.toSorted((a, b) => (a.next ?? Infinity) - (b.next ?? Infinity) || 0);
    placed.unshift({ round, ties: ordered });
    next = ordered.map(({ tie }) => tie);
  }
  return placed;
}
