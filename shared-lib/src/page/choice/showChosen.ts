/** Scrolls the chosen item to the middle of its row, which may overflow on a phone. The page itself does not scroll. */
export function showChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector(
    '[aria-selected="true"], [aria-pressed="true"], [aria-current]',
  );
  if (!row || !chosen) return;
  const [own, all] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - (all.left + all.width / 2);
}
