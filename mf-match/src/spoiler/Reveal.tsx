import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Button } from '@scoreline/shared-lib/ui';
import { useDispatch } from 'react-redux';

import { matchRevealed } from './revealSlice';

/** Button that reveals the score of one match in spoiler-free mode. */
export function Reveal({ matchId }: { matchId: number }) {
  const { t } = useTranslation('match');
  const dispatch = useDispatch();
  return (
    <Button kind="quiet" icon="eye" onClick={() => dispatch(matchRevealed(matchId))}>
      {t('spoiler.show')}
    </Button>
  );
}
