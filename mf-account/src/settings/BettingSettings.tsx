import { useCanLogIn } from '@scoreline/shared-lib/brand';
import { paths } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useDay } from '@scoreline/shared-lib/page';
import { useExcludedUntil } from '@scoreline/shared-lib/settings';

import { Entry, EntryList } from '../me/Entry';

/** Link to switch betting content off, with its end if it is off. Renders nothing if the brand has no sign-in. */
export function BettingSettings() {
  const { t } = useTranslation('account');
  const day = useDay();
  const until = useExcludedUntil();
  const canLogIn = useCanLogIn();
  if (!canLogIn) return null;
  return (
    <EntryList title={t('settings.betting')}>
      <Entry
        icon="eyeOff"
        label={t('exclusion.title')}
        value={until && t('exclusion.until', { date: day(until) })}
        to={paths.selfExclusion}
      />
    </EntryList>
  );
}
