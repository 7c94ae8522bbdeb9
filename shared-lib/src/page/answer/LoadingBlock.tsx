import { useTranslation } from '@scoreline/shared-lib/i18n';
import { reloadPage } from '@scoreline/shared-lib/native';
import { ErrorState, space, WayOut } from '@scoreline/shared-lib/ui';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';

/** True shows a spinner, false nothing, -1 the retry view. */
export type LoadingState = boolean | -1;

interface LoadingBlockProps {
  state: LoadingState;
  title?: string;
  message?: string;
  image?: ReactNode;
  /** What the retry button does; it loads the page anew unless told. */
  onRetry?: () => void;
}

/** What stands while an answer loads, or where it failed; its words are "Oops!" and the generic error unless told. */
export function LoadingBlock({ state, title, message, image, onRetry }: LoadingBlockProps) {
  const { t } = useTranslation('shared');
  if (state === false) return null;
  if (state === true) {
    return (
      <Frame role="status" aria-label={t('states.loading')}>
        <Spinner />
      </Frame>
    );
  }
  const offline = typeof navigator !== 'undefined' && !navigator.onLine;
  return (
    <>
      {image}
      <ErrorState
        title={title ?? t(offline ? 'errors.offline' : 'errors.oops')}
        message={message ?? t(offline ? 'errors.network' : 'errors.generic')}
        retryLabel={t('actions.retry')}
        onRetry={onRetry ?? (() => void reloadPage())}
      >
        <WayOut />
      </ErrorState>
    </>
  );
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Frame = styled.div`
  display: grid;
  place-items: center;
  padding: ${space(12)};
`;

const Spinner = styled.span`
  inline-size: 32px;
  block-size: 32px;
  border: 3px solid var(--line);
  border-block-start-color: var(--accent);
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`;
