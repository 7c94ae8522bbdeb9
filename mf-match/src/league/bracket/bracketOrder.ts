import type { LeagueDetail } from '@scoreline/shared-lib/contract';

type Rounds = LeagueDetail['bracket'];
type Tie = Rounds[number]['ties'][number];

/** `next` is the index of the winner's next tie in the following round, or null if unknown. */
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

export interface PlacedRound {
  round: string;
  ties: PlacedTie[];
}

/** Ties that fit on a phone without much scrolling: final, semi-finals and quarter-finals. */
const fewTies = 7;

/** The chosen round followed by earlier rounds, latest first, up to `fewTies` ties in all. */
export function wayTo(rounds: readonly PlacedRound[], chosen: number): PlacedRound[] {
  const shown: PlacedRound[] = [];
  let count = 0;
  for (const round of rounds.slice(0, chosen + 1).reverse()) {
    count += round.ties.length;
    if (shown.length > 0 && count > fewTies) break;
    shown.push(round);
  }
  return shown;
}

/** Sorts ties so that the lines to the next round do not cross. A match for third place is not part of the bracket. */
export function bracketOrder(rounds: Rounds): PlacedRound[] {
  const placed: PlacedRound[] = [];
  let next: Tie[] | undefined;
  for (const { round, ties } of [...rounds].reverse()) {
    const later = next;
    const withNext = ties.map((tie) => ({ tie, next: nextOf(tie, later) }));
    const ordered = [...withNext].sort((a, b) => (a.next ?? Infinity) - (b.next ?? Infinity) || 0);
    placed.unshift({ round, ties: ordered });
    next = ordered.map(({ tie }) => tie);
  }
  return placed;
}
