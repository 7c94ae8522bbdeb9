import { useTranslation } from '@scoreline/shared-lib/i18n';
import { IconButton } from '@scoreline/shared-lib/ui';

import { togglePin, usePins } from './pins';

/** Pins a match to the live wall, or unpins it. */
export function PinMatch({ matchId, teams }: { matchId: number; teams: string }) {
  const { t } = useTranslation('scores');
  const pinned = usePins().includes(matchId);
  const label = t(pinned ? 'league.unpin' : 'league.pin', { league: teams });
  return (
    <IconButton
      icon="pin"
      size={18}
      pressed={pinned}
      label={label}
      onClick={() => togglePin(matchId)}
    />
  );
}
