import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { paths } from '../../contract';
import { useTranslation } from '../../i18n';
import { focusRing } from '../base/mixins';
import { fontSize, space } from '../base/scale';
import { Button } from '../Button';
import { Icon } from '../icon/Icon';
import { onReturn } from './onReturn';
import { useOnline } from './useOnline';

interface ErrorStateProps {
  /** "Oops!" without one; offline every retry says that there is no connection. */
  title?: string | undefined;
  /** Says the cause and the next step; the generic error without one. */
  message?: string | undefined;
  /** Runs on a press, and when the network is back; without it there is no button. */
  onRetry?: () => void;
  /** "Retry" without one. */
  retryLabel?: string;
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
  const { onRetry, remote, traceId, children } = props;
  const { t } = useTranslation('shared');
  const isOnline = useOnline();
  useRecovery(onRetry);
  const isOffline = onRetry !== undefined && !isOnline;
  const title = isOffline ? t('errors.offline') : (props.title ?? t('errors.oops'));
  const message = isOffline ? t('errors.network') : (props.message ?? t('errors.generic'));
  return (
    <Card role="alert" data-remote={remote}>
      <Icon name="warning" size={32} />
      <Title>{title}</Title>
      <p>{message}</p>
      <Ways>
        {onRetry && (
          <Button kind="secondary" icon="retry" onClick={onRetry}>
            {props.retryLabel ?? t('actions.retry')}
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
