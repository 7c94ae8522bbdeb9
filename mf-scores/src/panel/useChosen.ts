import { useCallback, useState } from 'react';

import type { BoardLayout } from '../scoreboard/boardLayout';
import type { Choice } from '../scoreboard/useChoice';
import type { Chosen } from './Detail';

/** What stands beside the list: the match of the address, or a league whose table was asked for. */
export function useChosen({ match, choose }: Choice, leagues: BoardLayout) {
  const [leagueId, setLeagueId] = useState<number | null>(null);
  const chooseMatch = useCallback(
    (eventId: number) => {
      setLeagueId(null);
      choose({ match: String(eventId) });
    },
    [choose],
  );
  const close = useCallback(() => {
    setLeagueId(null);
    choose({ match: null });
  }, [choose]);
  return {
    chosen: chosenOf(match, leagueId, leagues),
    chooseMatch,
    chooseLeague: setLeagueId as (tournamentId: number) => void,
    close,
  };
}

function chosenOf(match: number | null, leagueId: number | null, leagues: BoardLayout): Chosen {
  const league = leagues.find(({ tournament }) => tournament.tournamentId === leagueId);
  if (league) return { kind: 'league', tournament: league.tournament };
  const home = leagues.find(({ matches }) => matches.some(({ eventId }) => eventId === match));
  return home && match ? { kind: 'match', eventId: match, tournament: home.tournament } : null;
}
