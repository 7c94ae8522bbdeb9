import type { KeyboardEvent } from 'react';

import type { ListItem } from './listItems';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function nextRow(items: ListItem[], from: number, step: number): number {
  let at = from + step;
  for (let item = items[at]; item && item.kind !== 'match'; item = items[at]) at += step;
  return at;
}

/** Focuses a match and scrolls it into view. Returns whether it is in the page. */
function focusRow(matchId: number): boolean {
  const row = document.querySelector<HTMLElement>(`[data-row="${matchId}"]`);
  row?.focus({ preventScroll: true });
  row?.closest('[role="listitem"]')?.scrollIntoView({ block: 'nearest' });
  return row !== null;
}

/** Arrow keys move through the matches, past league headings, and scroll if the next one is out of sight. */
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
    // The focused row was scrolled out of view, so the first key press scrolls back to it.
    row.scrollIntoView({ block: 'center' });
    requestAnimationFrame(() => focusRow(next.matchId));
  };
}
