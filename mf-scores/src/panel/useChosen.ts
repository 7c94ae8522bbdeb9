import { inAppShell } from '@scoreline/shared-lib/native';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import type { BoardLayout } from '../scoreboard/boardLayout';
import type { Choice } from '../scoreboard/useChoice';
import type { Chosen } from './Detail';

/** Panel data in a history entry. */
interface PanelEntry {
  /** True if the entry was pushed for the panel, so that going back closes it. */
  ownEntry?: boolean;
  /** The league whose table is open. */
  leagueId?: number | undefined;
}

/**
 * The panel's steps in the browser's history. Opening the panel pushes an entry, so that going back closes it. Later choices
 * replace that entry. The functions are stable, because every row receives one.
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
    // In the app, going back belongs to the native side and would leave the page.
    if (now.current.ownEntry && !inAppShell()) void navigate(-1);
    else choose({ match: null });
  }, [choose, navigate]);
  return { leagueId: entry.leagueId ?? null, open, close };
}

/** Content of the panel or sheet: the match in the address, or a league whose table was opened. */
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
