import type { WidgetCount } from '@scoreline/shared-lib/contract';

import type { WidgetSource } from './source';

/** Counts a view or a click without any data about the visitor, and does not wait for an answer. */
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
