import type { Tournament } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { IconButton, useToast } from '@scoreline/shared-lib/ui';
import { useLeagueList } from '@scoreline/shared-lib/following';

/** Pins a league to the top of every day, or lets it go. */
export function PinButton({ tournament }: { tournament: Tournament }) {
  const { t } = useTranslation('scores');
  const [pinned, togglePin] = usePin(tournament);
  const label = t(pinned ? 'league.unpin' : 'league.pin', { league: tournament.name });
  return <IconButton icon="pin" size={18} pressed={pinned} label={label} onClick={togglePin} />;
}

/** Whether a league is pinned to the top, and the switch that says what it did. */
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
