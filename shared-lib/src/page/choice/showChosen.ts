/** Brings what is chosen to the middle of its row, which on a phone is shorter than its items; the page itself stays. */
export function showChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector(
    '[aria-selected="true"], [aria-pressed="true"], [aria-current]',
  );
  if (!row || !chosen) return;
  const [own, all] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - (all.left + all.width / 2);
}
