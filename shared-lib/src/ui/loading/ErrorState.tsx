import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { paths } from '../../contract';
import { focusRing } from '../base/mixins';
import { fontSize, space } from '../base/scale';
import { Button } from '../Button';
import { Icon } from '../icon/Icon';
import { onReturn } from './onReturn';

interface ErrorStateProps {
  title?: string;
  /** What happened and what to do next. */
  message: string;
  /** The retry button's text and what it does, which is also done when the network is back; without it there is no button. */
  retryLabel?: string;
  onRetry?: () => void;
  /** The remote this card stands for, `mf-scores`. */
  remote?: string | undefined;
  /** What support finds the failed call by; it leads to the contact form, which takes it along. */
  traceId?: string | undefined;
  /** Another way on, beside the retry. */
  children?: ReactNode;
}

/** Tries by itself, as somebody at the button would, once there is reason to hope. */
function useRecovery(onRetry: (() => void) | undefined): void {
  const recover = useEffectEvent(() => onRetry?.());
  useEffect(() => onReturn(() => recover()), []);
}

/** The card shown where something could not be had. */
export function ErrorState(props: ErrorStateProps) {
  const { title, message, retryLabel, onRetry, remote, traceId, children } = props;
  useRecovery(onRetry);
  return (
    <Card role="alert" data-remote={remote}>
      <Icon name="warning" size={32} />
      {title && <Title>{title}</Title>}
      <p>{message}</p>
      <Ways>
        {onRetry && retryLabel && (
          <Button kind="secondary" icon="retry" onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
        {children}
      </Ways>
      {traceId && <Reference to={`${paths.contactUs}?about=ID ${traceId}`}>ID {traceId}</Reference>}
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding: ${space(8)} ${space(4)};
  text-align: center;
  color: var(--text-muted);

  svg {
    color: var(--warning);
  }
  button svg {
    color: inherit;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)};
`;

const Reference = styled(Link)`
  max-inline-size: 100%;
  font-size: ${fontSize[12]};
  color: var(--text-muted);
  overflow-wrap: anywhere;
  ${focusRing}
`;

const Title = styled.h2`
  font-size: ${fontSize[17]};
  font-weight: 700;
  color: var(--text);
`;
