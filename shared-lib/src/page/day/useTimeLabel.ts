import { ticker, serverNow } from '@scoreline/shared-lib/live';
import type { MatchSummary } from '@scoreline/shared-lib/contract';
import { matchTimeLabel } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSyncExternalStore } from 'react';

import { type ViewerLocale, useViewerLocale } from './useViewerLocale';

const never = () => () => undefined;

/** Kick-off, minute or state of a match in the viewer's locale. */
export const useTimeLabel = (match: MatchSummary): string =>
  useTimeLabelAt(match, useViewerLocale());

/**
 * The same for a known locale. While the match's clock runs, it is checked each second and renders only when the label changes.
 */
export function useTimeLabelAt(
  match: MatchSummary,
  viewer: Pick<ViewerLocale, 'locale' | 'timeZone'>,
): string {
  const { t } = useTranslation();
  const ticks = match.status === 'live' && match.clock?.running === true;
  return useSyncExternalStore(ticks ? ticker.subscribe : never, () =>
    matchTimeLabel(match, serverNow(), t, viewer),
  );
}
