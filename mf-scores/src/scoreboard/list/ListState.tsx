import type { ApiError } from '@scoreline/shared-lib/api';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { LoadingBlock } from '@scoreline/shared-lib/page';
import { Button, EmptyState } from '@scoreline/shared-lib/ui';
import { useDispatch } from 'react-redux';

import { useBoard } from '../boardContext';
import { filtersCleared } from '../boardSlice';

interface ListStateProps {
  error: Pick<ApiError, 'message' | 'traceId'> | undefined;
  onRetry: () => void;
  /** Why a day that has matches shows none. */
  emptied: 'filter' | 'leagues' | null;
  onToday: () => void;
  onEditLeagues: () => void;
}

/** Shown instead of the list: an error, or a day without matches to show. */
export function ListState(props: ListStateProps) {
  if (props.error)
    return (
      <LoadingBlock
        state={-1}
        part
        message={props.error.message}
        traceId={props.error.traceId}
        onRetry={props.onRetry}
      />
    );
  return <Empty {...props} />;
}

function Empty({ emptied, onToday, onEditLeagues }: ListStateProps) {
  const { t } = useTranslation('scores');
  const { sport, date, today } = useBoard();
  const dispatch = useDispatch();
  if (emptied === 'filter')
    return (
      <EmptyState
        title={t('empty.filter')}
        picture="filter"
        action={<Button onClick={() => dispatch(filtersCleared())}>{t('empty.showAll')}</Button>}
      />
    );
  if (emptied === 'leagues')
    return (
      <EmptyState
        title={t('empty.leagues')}
        picture="edit"
        action={<Button onClick={onEditLeagues}>{t('leagues.edit')}</Button>}
      />
    );
  const back =
    date === today ? undefined : <Button onClick={onToday}>{t('day.backToToday')}</Button>;
  return <EmptyState title={t('empty.day')} picture={sport} action={back} />;
}
