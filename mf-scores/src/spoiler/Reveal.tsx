import { useTranslation } from '@scoreline/shared-lib/i18n';
import { focusRing, Icon, plainButton } from '@scoreline/shared-lib/ui';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';

import { matchRevealed } from '../scoreboard/boardSlice';

/** Stands where the score would, and shows it when asked. */
export function Reveal({ eventId, teams }: { eventId: number; teams: string }) {
  const { t } = useTranslation('scores');
  const dispatch = useDispatch();
  return (
    <Button
      type="button"
      aria-label={t('spoiler.reveal', { teams })}
      title={t('spoiler.show')}
      onClick={() => dispatch(matchRevealed(eventId))}
    >
      <Icon name="eye" size={18} />
    </Button>
  );
}

const Button = styled.button`
  ${plainButton}
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: 8px;
  color: var(--text-muted);
  ${focusRing}
`;
