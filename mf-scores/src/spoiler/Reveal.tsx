import { useTranslation } from '@scoreline/shared-lib/i18n';
import { IconButton } from '@scoreline/shared-lib/ui';
import { useDispatch } from 'react-redux';

import { matchRevealed } from '../scoreboard/boardSlice';

/** Button instead of the score, which reveals it. */
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
