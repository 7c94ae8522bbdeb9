import { useEscape } from '@scoreline/shared-lib/ui';
import { useEffect } from 'react';

import type { Chosen } from './Detail';

const keyOf = (chosen: Chosen): string | null => {
  if (!chosen) return null;
  return chosen.kind === 'match'
    ? `[data-row="${chosen.matchId}"]`
    : `[data-standings="${chosen.tournament.tournamentId}"]`;
};

/** True if no element has the focus, because the focused one was removed. */
const isFocusLost = () => !document.activeElement || document.activeElement === document.body;

/** Escape closes the panel beside the list. However it closes, the focus returns to the element that opened it. */
export function usePanelKeys(chosen: Chosen, onClose: () => void): void {
  const opener = keyOf(chosen);
  useEscape(opener !== null, onClose);
  useEffect(() => {
    if (!opener) return;
    return () => {
      if (isFocusLost()) document.querySelector<HTMLElement>(opener)?.focus();
    };
  }, [opener]);
}
