import type { MatchSummary } from '@scoreline/shared-lib/contract';
import { matchTimeLabel } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { serverNow } from './serverNow';
import { useSyncExternalStore } from 'react';

import { useBoard } from '../scoreboard/boardContext';
import { ticker } from './secondTicker';

const never = () => () => undefined;

/** The time cell's text; it is looked at each second while the match's clock runs and renders when it changes. */
export function useTimeLabel(match: MatchSummary): string {
  const { t } = useTranslation();
  const place = useBoard();
  const ticks = match.status === 'live' && match.clock?.running === true;
  return useSyncExternalStore(ticks ? ticker.subscribe : never, () =>
    matchTimeLabel(match, serverNow(), t, place),
  );
}
