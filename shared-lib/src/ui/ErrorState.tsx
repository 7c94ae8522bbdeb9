import styled from 'styled-components';

import { fontSize, space } from './base/scale';
import { Button } from './Button';
import { Icon } from './Icon';

interface ErrorStateProps {
  title?: string;
  /** What happened and what to do next. */
  message: string;
  /** The retry button's text and what it does; without it there is no button. */
  retryLabel?: string;
  onRetry?: () => void;
  /** The remote this card stands for, `mf-scores`. */
  remote?: string | undefined;
}

/** The card shown where something could not be had. */
export function ErrorState({ title, message, retryLabel, onRetry, remote }: ErrorStateProps) {
  return (
    <Card role="alert" data-remote={remote}>
      <Icon name="warning" size={32} />
      {title && <Title>{title}</Title>}
      <p>{message}</p>
      {onRetry && retryLabel && (
        <Button kind="secondary" icon="retry" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
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

const Title = styled.h2`
  font-size: ${fontSize[17]};
  font-weight: 700;
  color: var(--text);
`;
