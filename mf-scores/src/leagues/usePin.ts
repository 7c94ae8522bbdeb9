import type { Tournament } from '@scoreline/shared-lib/contract';
import { useLeagueList } from '@scoreline/shared-lib/following';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useToast } from '@scoreline/shared-lib/ui';

/** Whether a league is pinned to the top, and the switch that says what it did. */
export function usePin({ tournamentId, name }: Tournament): [boolean, () => void] {
  const { t } = useTranslation('scores');
  const { toast } = useToast();
  const [pins, put] = useLeagueList('pinned');
  const pinned = pins.includes(tournamentId);
  const toggle = () => {
    put(tournamentId, !pinned);
    toast(t(pinned ? 'league.unpinned' : 'league.pinned', { league: name }));
  };
  return [pinned, toggle];
}
