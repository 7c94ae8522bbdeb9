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
  /** How many rows are held free while it is waited for. */
  rows?: number;
  /** Pixels held free instead, for what has no rows. */
  height?: number;
  /** What holds the place instead, where its height goes with its width. */
  waiting?: ReactNode;
  /** True where the answer holds nothing to show. */
  isEmpty?: (data: T) => boolean;
  children: (data: T) => ReactNode;
}

/**
 * An answer as it is to be shown: what arrives is drawn in slices, between which the page answers to whoever uses it. What
 * is no longer there is gone at once.
 */
export function useShownAnswer<T>(data: T | undefined): T | undefined {
  const shown = useDeferredValue(data);
  return data === undefined ? undefined : shown;
}

/** What an operation answered, or its wait, or what went wrong and a way to try again. */
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
