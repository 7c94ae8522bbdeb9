import { useAppDispatch, useAppSelector } from '@scoreline/shared-lib/api';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Button } from '@scoreline/shared-lib/ui';

import { cheered, type WithCheers } from './cheersSlice';

/** Cheers for the team, and counts how often. */
export function Cheers({ competitorId }: { competitorId: number }) {
  const { t } = useTranslation('fan-zone');
  const dispatch = useAppDispatch();
  const count = useAppSelector(
    (state) => (state as unknown as WithCheers).fanZone[competitorId] ?? 0,
  );
  return (
    <>
      <Button onClick={() => void dispatch(cheered(competitorId))}>{t('cheer')}</Button>
      <p>{t('cheers', { count })}</p>
    </>
  );
}
