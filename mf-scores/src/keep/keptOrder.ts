import type { ListOrder } from '../scoreboard/order';

const storageKey = 'scores-order';

/** How the viewer last ordered the list on this device. */
export function readOrder(): ListOrder {
  try {
    return localStorage.getItem(storageKey) === 'time' ? 'time' : 'league';
  } catch {
    return 'league';
  }
}

/** Keeps the order; a closed or full storage loses it with the page, no more. */
export function keepOrder(order: ListOrder): void {
  try {
    localStorage.setItem(storageKey, order);
  } catch {
    return;
  }
}
