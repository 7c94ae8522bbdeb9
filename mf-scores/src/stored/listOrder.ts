import { listOrderKey } from '@scoreline/shared-lib/contract';

import type { ListOrder } from '../scoreboard/list/order';

/** How the viewer last ordered the list on this device. */
export function readOrder(): ListOrder {
  try {
    return localStorage.getItem(listOrderKey) === 'time' ? 'time' : 'league';
  } catch {
    return 'league';
  }
}

/** Keeps the order; a closed or full storage loses it with the page, no more. */
export function storeOrder(order: ListOrder): void {
  try {
    localStorage.setItem(listOrderKey, order);
  } catch {
    return;
  }
}
