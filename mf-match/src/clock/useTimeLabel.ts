import type { MatchSummary } from '@scoreline/shared-lib/contract';
import { matchTimeLabel } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSyncExternalStore } from 'react';

import { usePlace } from '../page/usePlace';
import { ticker } from './secondTicker';
import { serverNow } from './serverNow';

const never = () => () => undefined;

/** Kick-off, minute or state of a match; while its clock runs it is looked at each second. */
export function useTimeLabel(match: MatchSummary): string {
  const { t } = useTranslation();
  const place = usePlace();
  const ticks = match.status === 'live' && match.clock?.running === true;
  return useSyncExternalStore(ticks ? ticker.subscribe : never, () =>
    matchTimeLabel(match, serverNow(), t, place),
  );
}
