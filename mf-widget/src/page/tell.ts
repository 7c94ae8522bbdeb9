import type { WidgetCount } from '@scoreline/shared-lib/contract';

import type { WidgetSource } from './source';

/** Counts that a widget was seen or clicked; nothing of who did it, and no answer is waited for. */
export function tell({ site, isPreview }: WidgetSource, count: WidgetCount): void {
  if (isPreview) return;
  fetch(`${site}/widget/v1/count`, {
    method: 'POST',
    body: JSON.stringify(count),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined);
}
