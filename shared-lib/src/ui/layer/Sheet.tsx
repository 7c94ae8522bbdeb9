import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';

import { fontSize, media, motion, space } from '../base/scale';
import { IconButton } from '../icon/IconButton';
import { useModal } from './useModal';
import { useSwipeDown } from './useSwipeDown';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  children: ReactNode;
}

/** A bottom sheet on phones, a centred dialog on wide pages. Swiping down, Escape and back close it. */
export function Sheet({ open, onClose, title, closeLabel, children }: SheetProps) {
  const { ref, titleId, handlers } = useModal(open, onClose);
  const swipe = useSwipeDown(ref, onClose);
  if (!open) return null;
  return (
    <Panel ref={ref} aria-labelledby={titleId} {...handlers}>
      <Box>
        <Header {...swipe}>
          <Title id={titleId}>{title}</Title>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </Header>
        <Body>{children}</Body>
      </Box>
    </Panel>
  );
}

const rise = keyframes`
  from { transform: translateY(100%); }
`;

const Panel = styled.dialog`
  inset-block: auto 0;
  inline-size: 100%;
  max-inline-size: 100%;
  max-block-size: 85dvh;
  margin: auto 0 0;
  padding: 0;
  border: 0;
  border-radius: 12px 12px 0 0;
  color: var(--text);
  background: var(--surface-raised);
  box-shadow: 0 -8px 32px rgb(0 0 0 / 24%);
  animation: ${rise} ${motion.calm};

  &::backdrop {
    background: rgb(0 0 0 / 48%);
  }
  ${media.tablet} {
    inset-block: 0;
    inline-size: 480px;
    margin: auto;
    border-radius: 12px;
  }
`;

const Box = styled.div`
  display: flex;
  flex-direction: column;
  max-block-size: 85dvh;
  padding-block-end: env(safe-area-inset-bottom);
`;

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 52px;
  padding-inline: ${space(4)} ${space(1)};
  border-block-end: 1px solid var(--line);
  touch-action: none;
`;

const Title = styled.h2`
  font-size: ${fontSize[17]};
  font-weight: 700;
`;

const Body = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(2)} ${space(4)} ${space(4)};
`;
