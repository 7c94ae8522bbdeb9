import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section, Switch } from '@scoreline/shared-lib/page';
import { useSetting } from '@scoreline/shared-lib/settings';

import { Note } from '../settings/SettingGroup';

/** Whether new VIP tips are told of, on every device of the member. */
export function NotifyOfTips() {
  const { t } = useTranslation('account');
  const [notify, setNotify] = useSetting('notifyVipTips');
  return (
    <Section>
      <Switch checked={notify} onChange={setNotify}>
        {t('vip.notify')}
        <Note>{t('vip.notifyNote')}</Note>
      </Switch>
    </Section>
  );
}
