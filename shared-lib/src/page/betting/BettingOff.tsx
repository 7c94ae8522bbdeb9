import { paths } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { EmptyState } from '@scoreline/shared-lib/ui';

import { ButtonLink } from '../ButtonLink';
import { useDay } from '../day/useDay';

/** Replaces odds, tips and offers while the member has switched them off. */
export function BettingOff({ until }: { until: string }) {
  const { t } = useTranslation('shared');
  const day = useDay();
  return (
    <EmptyState
      title={t('betting.off', { date: day(until) })}
      picture="eyeOff"
      action={<ButtonLink to={paths.selfExclusion}>{t('betting.more')}</ButtonLink>}
    />
  );
}
