import { inAppShell } from '@scoreline/shared-lib/native';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import type { BoardLayout } from '../scoreboard/boardLayout';
import type { Choice } from '../scoreboard/useChoice';
import type { Chosen } from './Detail';

/** What the history entry of an open panel says of it. */
interface PanelEntry {
  /** True where the entry was made for the panel: going back closes it. */
  ownEntry?: boolean;
  /** The league whose table stands there. */
  leagueId?: number | undefined;
}

/**
 * The panel's steps through the browser's history: what opens in an empty panel is a step of its own, so that going back
 * closes it; what follows takes its place. The functions stay the same, as every row has one.
 */
function usePanelHistory({ match, choose }: Choice, hasPanel: boolean) {
  const entry = (useLocation().state ?? {}) as PanelEntry;
  const navigate = useNavigate();
  const now = useRef({ isOpen: false, ownEntry: false, hasPanel });
  useLayoutEffect(() => {
    const isOpen = match !== null || entry.leagueId !== undefined;
    now.current = { isOpen, ownEntry: entry.ownEntry === true, hasPanel };
  });
  const open = useCallback(
    (match: number | null, leagueId?: number) => {
      const { isOpen, ownEntry, hasPanel } = now.current;
      const push = hasPanel && !isOpen;
      const state: PanelEntry = { ownEntry: push || ownEntry, leagueId };
      choose({ match: match === null ? null : String(match) }, { push, state });
    },
    [choose],
  );
  const close = useCallback(() => {
    // In the app, going back is the native side's and would leave the page.
    if (now.current.ownEntry && !inAppShell()) void navigate(-1);
    else choose({ match: null });
  }, [choose, navigate]);
  return { leagueId: entry.leagueId ?? null, open, close };
}

/** What stands beside the list, or in a sheet over it: the match of the address, or a league whose table was asked for. */
export function useChosen(choice: Choice, leagues: BoardLayout, hasPanel: boolean) {
  const panel = usePanelHistory(choice, hasPanel);
  const { open, close: closePanel } = panel;
  const [sheetLeague, setSheetLeague] = useState<number | null>(null);
  const chooseMatch = useCallback(
    (matchId: number) => {
      setSheetLeague(null);
      open(matchId);
    },
    [open],
  );
  const chooseLeague = useCallback(
    (tournamentId: number) => (hasPanel ? open(null, tournamentId) : setSheetLeague(tournamentId)),
    [hasPanel, open],
  );
  const close = useCallback(() => {
    setSheetLeague(null);
    closePanel();
  }, [closePanel]);
  const leagueId = hasPanel ? panel.leagueId : sheetLeague;
  return { chosen: chosenOf(choice.match, leagueId, leagues), chooseMatch, chooseLeague, close };
}

function chosenOf(match: number | null, leagueId: number | null, leagues: BoardLayout): Chosen {
  const league = leagues.find(({ tournament }) => tournament.tournamentId === leagueId);
  if (league) return { kind: 'league', tournament: league.tournament };
  const home = leagues.find(({ matches }) => matches.some(({ matchId }) => matchId === match));
  return home && match ? { kind: 'match', matchId: match, tournament: home.tournament } : null;
}
