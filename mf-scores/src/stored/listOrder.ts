import { listOrderKey } from '@scoreline/shared-lib/contract';
import { localStore, readText, writeText } from '@scoreline/shared-lib/device';

import type { ListOrder } from '../scoreboard/list/order';

/** The list order that the viewer last chose on this device. */
export const readOrder = (): ListOrder =>
  readText(localStore(), listOrderKey) === 'time' ? 'time' : 'league';

/** Stores the order. If storage is disabled or full, the order lasts only as long as the page. */
export const storeOrder = (order: ListOrder): void => writeText(localStore(), listOrderKey, order);
