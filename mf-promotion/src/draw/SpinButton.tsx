import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Button, fontSize } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { Note } from '../page/texts';

interface SpinButtonProps {
  phase: string;
  chances: number;
  onSpin: () => void;
}

/** Uses one chance. The button keeps its place and the focus in every state. */
export function SpinButton({ phase, chances, onSpin }: SpinButtonProps) {
  const { t } = useTranslation('promotion');
  const isBusy = phase === 'asking' || phase === 'answered';
  const isWaiting = phase === 'unanswered';
  const label = isBusy ? 'draw.drawing' : phase === 'shown' ? 'draw.again' : 'draw.spin';
  const cannot = isBusy || isWaiting || chances < 1;
  return (
    <Frame>
      <Large aria-disabled={cannot} onClick={() => !cannot && onSpin()}>
        {t(label)}
      </Large>
      <Note>{chances > 0 ? t('chances.have', { count: chances }) : t('chances.none')}</Note>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 8px;
  justify-items: center;
  text-align: center;
`;

/* `aria-disabled` instead of `disabled`, so that the button keeps the focus. */
const Large = styled(Button)`
  min-inline-size: min(100%, 280px);
  min-block-size: 52px;
  font-size: ${fontSize[17]};
  font-weight: 700;

  &[aria-disabled='true'] {
    color: var(--text-muted);
    background: var(--surface-raised);
    box-shadow: inset 0 0 0 1px var(--line);
    cursor: default;
  }
`;
