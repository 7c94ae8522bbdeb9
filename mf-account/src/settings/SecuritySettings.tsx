import { paths } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSession } from '@scoreline/shared-lib/session';

import { Entry, EntryList } from '../me/Entry';

/** What protects a member's account; nothing for a visitor. */
export function SecuritySettings() {
  const { t } = useTranslation('account');
  const { isLogin } = useSession();
  if (!isLogin) return null;
  return (
    <EntryList title={t('settings.security')}>
      <Entry icon="lock" label={t('twoStep.title')} to={paths.twoStep} />
    </EntryList>
  );
}
