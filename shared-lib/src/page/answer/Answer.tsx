import { type ApiError, asApiError } from '@scoreline/shared-lib/api';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { EmptyState, Skeleton } from '@scoreline/shared-lib/ui';
import { type ReactNode, useDeferredValue } from 'react';

import { LoadingBlock } from './LoadingBlock';
import { Waiting } from './Waiting';

interface Asked<T> {
  data?: T;
  error?: unknown;
  refetch: () => unknown;
}

interface AnswerProps<T> {
  of: Asked<T>;
  /** Number of rows reserved while loading. */
  rows?: number;
  /** Height in pixels reserved instead, for content without rows. */
  height?: number;
  /** Placeholder instead, for content whose height depends on its width. */
  waiting?: ReactNode;
  /** Whether the answer has nothing to render. */
  isEmpty?: (data: T) => boolean;
  children: (data: T) => ReactNode;
}

/** Defers rendering of a new answer, so that the page stays responsive. A removed answer disappears at once. */
export function useShownAnswer<T>(data: T | undefined): T | undefined {
  const shown = useDeferredValue(data);
  return data === undefined ? undefined : shown;
}

/** Renders an operation's answer, its loading state, or its error with a retry. */
export function Answer<T>({ of, rows, height, waiting, isEmpty, children }: AnswerProps<T>) {
  const { t } = useTranslation('shared');
  const { error, refetch } = of;
  const data = useShownAnswer(of.data);
  if (data !== undefined)
    return isEmpty?.(data) ? <EmptyState title={t('states.noData')} /> : children(data);
  const place = waiting ?? (height ? <Skeleton height={`${height}px`} /> : <Waiting rows={rows} />);
  if (!error) return <LoadingBlock state waiting={place} />;
  const { message, traceId } = asApiError(error as ApiError);
  return <LoadingBlock state={-1} part {...{ message, traceId }} onRetry={() => void refetch()} />;
}
