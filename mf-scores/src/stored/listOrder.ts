import { listOrderKey } from '@scoreline/shared-lib/contract';
import { localStore, readText, writeText } from '@scoreline/shared-lib/device';

import type { ListOrder } from '../scoreboard/list/order';

/** How the viewer last ordered the list on this device. */
export const readOrder = (): ListOrder =>
  readText(localStore(), listOrderKey) === 'time' ? 'time' : 'league';

/** Keeps the order; a closed or full storage loses it with the page, no more. */
export const storeOrder = (order: ListOrder): void => writeText(localStore(), listOrderKey, order);
