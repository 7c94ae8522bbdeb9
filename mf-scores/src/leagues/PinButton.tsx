import type { Tournament } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { IconButton, useToast } from '@scoreline/shared-lib/ui';
import { useLeagueList } from '@scoreline/shared-lib/following';

/** Pins a league to the top of every day, or unpins it. */
export function PinButton({ tournament }: { tournament: Tournament }) {
  const { t } = useTranslation('scores');
  const [pinned, togglePin] = usePin(tournament);
  const label = t(pinned ? 'league.unpin' : 'league.pin', { league: tournament.name });
  return <IconButton icon="pin" size={18} pressed={pinned} label={label} onClick={togglePin} />;
}

/** Whether a league is pinned, and a toggle that confirms the change. */
function usePin({ tournamentId, name }: Tournament): [boolean, () => void] {
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
