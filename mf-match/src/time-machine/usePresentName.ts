import { isOver } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';

import { useMatchView } from '../match/matchContext';

/** Label of the way back to the present: the end of a finished match, else now. */
export function usePresentName(): string {
  const { t } = useTranslation('match');
  const { status } = useMatchView().detail.summary;
  return t(isOver(status) ? 'periods.end.2' : 'standings.moment.now');
}
