import { ticker, serverNow } from '@scoreline/shared-lib/live';
import type { MatchSummary } from '@scoreline/shared-lib/contract';
import { matchTimeLabel } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSyncExternalStore } from 'react';

import { type ViewerLocale, useViewerLocale } from './useViewerLocale';

const never = () => () => undefined;

/** Kick-off, minute or state of a match as the reader's place has it. */
export const useTimeLabel = (match: MatchSummary): string =>
  useTimeLabelAt(match, useViewerLocale());

/** The same for a place that is known; while the match's clock runs it is looked at each second, and renders when it changes. */
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
