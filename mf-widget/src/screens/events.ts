import type { WidgetParameter } from '@scoreline/shared-lib/contract';

import type { Failure } from '../page/ask';
import type { Selected } from './card';

/** What a page can listen to, on the widget or above it. */
export interface WidgetEvents {
  'scoreline:ready': { type: string };
  'scoreline:select': Selected;
  'scoreline:error': { reason: Failure | 'attribute'; attribute?: WidgetParameter };
}

/** Tells the page; false where a listener has prevented what follows. */
export function dispatch<N extends keyof WidgetEvents>(
  host: EventTarget,
  name: N,
  detail: WidgetEvents[N],
): boolean {
  return host.dispatchEvent(
    new CustomEvent(name, { bubbles: true, composed: true, cancelable: true, detail }),
  );
}
