import { useTranslation } from '@scoreline/shared-lib/i18n';
import { IconButton } from '@scoreline/shared-lib/ui';
import { useDispatch } from 'react-redux';

import { matchRevealed } from '../scoreboard/boardSlice';

/** Stands where the score would, and shows it when asked. */
export function Reveal({ matchId, teams }: { matchId: number; teams: string }) {
  const { t } = useTranslation('scores');
  const dispatch = useDispatch();
  return (
    <IconButton
      icon="eye"
      size={18}
      label={t('spoiler.reveal', { teams })}
      title={t('spoiler.show')}
      onClick={() => dispatch(matchRevealed(matchId))}
    />
  );
}
