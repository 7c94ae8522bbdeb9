import type { ReactNode } from 'react';
import styled from 'styled-components';

import { fontSize, radius, space } from '../base/scale';
import { Button } from '../Button';
import { useModal } from './useModal';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** Buttons, the safe one first. */
  actions: ReactNode;
}

/** A modal dialog; Escape, a press outside and the back button call `onClose`. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const { ref, titleId, handlers } = useModal(open, onClose);
  if (!open) return null;
  return (
    <Panel ref={ref} aria-labelledby={titleId} {...handlers}>
      <Box>
        <Title id={titleId}>{title}</Title>
        {children}
        <Actions>{actions}</Actions>
      </Box>
    </Panel>
  );
}

interface ConfirmDialogProps {
  open: boolean;
  /** The question, which names the thing: "Remove Arsenal from favourites?" */
  title: string;
  text?: string;
  confirmLabel: string;
  cancelLabel: string;
  danger?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A dialog that asks for confirmation. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog
      open={props.open}
      onClose={props.onCancel}
      title={props.title}
      actions={
        <>
          <Button kind="secondary" onClick={props.onCancel}>
            {props.cancelLabel}
          </Button>
          <Button kind={props.danger ? 'danger' : 'primary'} onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.text && <Text>{props.text}</Text>}
    </Dialog>
  );
}

const Panel = styled.dialog`
  inline-size: min(400px, calc(100vw - 32px));
  margin: auto;
  padding: 0;
  border: 0;
  border-radius: ${radius.card};
  color: var(--text);
  background: var(--surface-raised);
  box-shadow: 0 16px 48px rgb(0 0 0 / 32%);

  &::backdrop {
    background: rgb(0 0 0 / 48%);
  }
`;

const Box = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(5)};
`;

const Title = styled.h2`
  font-size: ${fontSize[17]};
  font-weight: 700;
  overflow-wrap: anywhere;
`;

const Text = styled.p`
  color: var(--text-muted);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
`;
