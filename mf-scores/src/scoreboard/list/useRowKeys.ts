import type { KeyboardEvent } from 'react';

import type { ListItem } from './listItems';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function nextRow(items: ListItem[], from: number, step: number): number {
  let at = from + step;
  for (let item = items[at]; item && item.kind !== 'match'; item = items[at]) at += step;
  return at;
}

/** Moves the focus to a match, and as much of the list as that takes. Whether it is in the page. */
function focusRow(matchId: number): boolean {
  const row = document.querySelector<HTMLElement>(`[data-row="${matchId}"]`);
  row?.focus({ preventScroll: true });
  row?.closest('[role="listitem"]')?.scrollIntoView({ block: 'nearest' });
  return row !== null;
}

/** Arrow keys through the matches, over the league lines, scrolling where the next one is out of sight. */
export function useRowKeys(items: ListItem[]) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const step = steps[event.key];
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
    if (!step || !row) return;
    const id = Number(row.dataset.row);
    const at = nextRow(
      items,
      items.findIndex((i) => i.kind === 'match' && i.matchId === id),
      step,
    );
    const next = items[at];
    if (next?.kind !== 'match') return;
    event.preventDefault();
    if (focusRow(next.matchId)) return;
    // The list was scrolled away from the focus: it comes back to it first.
    row.scrollIntoView({ block: 'center' });
    requestAnimationFrame(() => focusRow(next.matchId));
  };
}
