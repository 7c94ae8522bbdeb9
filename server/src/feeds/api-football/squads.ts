import type { FeedEvent, PlayerEvent, TransferEvent } from '@scoreline/shared-lib/contract/feed';
import { namedPlayer, positionOf } from './details';
import { source, type At } from './fixtures';
import type { Profile, Squad, Transfers } from './shapes';

const base = (at: At) => ({ source, revision: at.getTime() });

export const squadOf = ({ team, players }: Squad, at: At): FeedEvent[] => [
  ...players.map((player) => namedPlayer(player, positionOf(player.position))),
  {
    type: 'squad',
    ...base(at),
    teamRef: String(team.id),
    from: at.toISOString().slice(0, 10),
    players: players.map(({ id, number }) => ({
      playerRef: String(id),
      shirtNumber: number ?? null,
    })),
  },
];

export const profileOf = ({ player, statistics }: Profile, at: At): PlayerEvent => ({
  ...namedPlayer(player, positionOf(statistics[0]?.games?.position)),
  revision: at.getTime(),
  birthDate: player.birth?.date || null,
  nationality: player.nationality || null,
  heightCm: Number(/^(\d{3})/.exec(player.height ?? '')?.[1]) || null,
});

/** `€ 28.5M`, `€ 800K`; null for anything else. */
export function feeOf(type: string | null | undefined): number | null {
  const [, amount, unit] = /^€\s*([\d.]+)\s*([MK])?/.exec(type ?? '') ?? [];
  if (!amount) return null;
  return Math.round(Number(amount) * (unit === 'M' ? 1e6 : unit === 'K' ? 1e3 : 1));
}

function kindOf(type: string | null | undefined): TransferEvent['kind'] {
  const text = (type ?? '').toLowerCase();
  if (/back from loan|return from loan|end of loan/.test(text)) return 'loanReturn';
  if (text.startsWith('loan')) return 'loan';
  return text.startsWith('free') ? 'free' : 'transfer';
}

/** Transfers between known teams; the other side of a move may be no team of ours. */
export const transfersOf = (
  { player, transfers }: Transfers,
  isKnown: (team: number) => boolean,
  at: At,
): FeedEvent[] => {
  const refOf = (team: { id?: number | null }) =>
    team.id && isKnown(team.id) ? String(team.id) : null;
  const moves = transfers.flatMap(({ date, type, teams }): TransferEvent[] => {
    const fromTeamRef = refOf(teams.out);
    const toTeamRef = refOf(teams.in);
    if (fromTeamRef === toTeamRef || !/^\d{4}-\d\d-\d\d$/.test(date)) return [];
    return [
      {
        type: 'transfer',
        ...base(at),
        ref: `${player.id}/${date}/${teams.out.id ?? ''}/${teams.in.id ?? ''}`,
        playerRef: String(player.id),
        fromTeamRef,
        toTeamRef,
        date,
        kind: kindOf(type),
        fee: feeOf(type),
      },
    ];
  });
  return moves.length ? [namedPlayer(player), ...moves] : [];
};
