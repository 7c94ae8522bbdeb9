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
  /** Defaults to "Oops!"; offline with a retry, the title says that there is no connection. */
  title?: string | undefined;
  /** The cause and the next step; defaults to the generic error. */
  message?: string | undefined;
  /** Called on a press, and when the network is back. Without it there is no button. */
  onRetry?: () => void;
  /** Defaults to "Retry". */
  retryLabel?: string;
  /** The remote this card replaces, `mf-scores`. */
  remote?: string | undefined;
  /** Trace id that support uses to find the failed call; adds a link to the contact form, which includes it. */
  traceId?: string | undefined;
  /** Further actions beside the retry. */
  children?: ReactNode;
}

/** Retries automatically once the network or the user is back. */
function useRecovery(onRetry: (() => void) | undefined): void {
  const recover = useEffectEvent(() => onRetry?.());
  useEffect(() => onReturn(() => recover()), []);
}

/** Card for content that failed to load. */
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
