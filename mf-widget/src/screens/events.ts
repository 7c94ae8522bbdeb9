import type { WidgetParameter } from '@scoreline/shared-lib/contract';

import type { Failure } from '../page/ask';
import type { Selected } from './card';

/** Events dispatched on the widget, which bubble through the page. */
export interface WidgetEvents {
  'scoreline:ready': { type: string };
  'scoreline:select': Selected;
  'scoreline:error': { reason: Failure | 'attribute'; attribute?: WidgetParameter };
}

/** Dispatches an event. False if a listener called `preventDefault`. */
export function dispatch<N extends keyof WidgetEvents>(
  host: EventTarget,
  name: N,
  detail: WidgetEvents[N],
): boolean {
  return host.dispatchEvent(
    new CustomEvent(name, { bubbles: true, composed: true, cancelable: true, detail }),
  );
}
