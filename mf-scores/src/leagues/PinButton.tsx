import type { Tournament } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { IconButton } from '@scoreline/shared-lib/ui';

import { usePin } from './usePin';

/** Pins a league to the top of every day, or lets it go. */
export function PinButton({ tournament }: { tournament: Tournament }) {
  const { t } = useTranslation('scores');
  const [pinned, togglePin] = usePin(tournament);
  const label = t(pinned ? 'league.unpin' : 'league.pin', { league: tournament.name });
  return <IconButton icon="pin" size={18} pressed={pinned} label={label} onClick={togglePin} />;
}
