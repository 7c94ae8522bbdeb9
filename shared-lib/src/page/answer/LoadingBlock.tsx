import { useTranslation } from '@scoreline/shared-lib/i18n';
import { reloadPage } from '@scoreline/shared-lib/native';
import { ErrorState, space, WayOut } from '@scoreline/shared-lib/ui';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';

/** True renders a spinner, false nothing, -1 the retry view. */
export type LoadingState = boolean | -1;

interface LoadingBlockProps {
  state: LoadingState;
  title?: string;
  message?: string;
  image?: ReactNode;
  /** Defaults to a reload of the page. */
  onRetry?: () => void;
  /** Trace id that support uses to find the failed call. */
  traceId?: string | undefined;
  /** Placeholder instead of the spinner, with the height of the loading content. */
  waiting?: ReactNode;
  /** True for a part of a page, which needs no way out. */
  part?: boolean;
}

/** A page's or part's loading state: a spinner, nothing, or the retry view. */
export function LoadingBlock(props: LoadingBlockProps) {
  const { state, title, message, image, onRetry, traceId, waiting, part = false } = props;
  const { t } = useTranslation('shared');
  if (state === false) return null;
  if (state === true) {
    if (waiting) return waiting;
    return (
      <Frame role="status" aria-label={t('states.loading')}>
        <Spinner />
      </Frame>
    );
  }
  return (
    <>
      {image}
      <ErrorState {...{ title, message, traceId }} onRetry={onRetry ?? (() => void reloadPage())}>
        {!part && <WayOut />}
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
