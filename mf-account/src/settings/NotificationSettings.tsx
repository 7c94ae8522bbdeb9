import { pushTypes, type PushType } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { usePush } from '@scoreline/shared-lib/push';
import { useSession } from '@scoreline/shared-lib/session';
import { useSetting } from '@scoreline/shared-lib/settings';
import { Switch } from '@scoreline/shared-lib/page';

import { DigestSetting } from './DigestSetting';
import { Note, SettingGroup } from './SettingGroup';

/** Notifications on this device and their topics. */
export function NotificationSettings() {
  const { t } = useTranslation(['account', 'shared']);
  const { state, busy, start, stop } = usePush();
  const { isLogin } = useSession();
  const [chosen, setChosen] = useSetting('notifyTypes');
  const change = (type: PushType, on: boolean) =>
    setChosen(pushTypes.filter((each) => (each === type ? on : chosen.includes(each))));
  return (
    <SettingGroup id="notifications" title={t('me.notifications')}>
      {state === 'missing' ? (
        <p>{t('shared:notifications.missing')}</p>
      ) : (
        <Switch
          checked={state === 'on'}
          disabled={busy || state === 'blocked'}
          onChange={(on) => void (on ? start() : stop())}
        >
          {t('notify.device')}
          {state !== 'blocked' && <Note>{t('notify.deviceNote')}</Note>}
        </Switch>
      )}
      {state === 'blocked' && <p>{t('notify.blocked')}</p>}
      {state === 'on' &&
        pushTypes.map((type) => (
          <Switch key={type} checked={chosen.includes(type)} onChange={(on) => change(type, on)}>
            {t(`shared:notifications.types.${type}`)}
          </Switch>
        ))}
      {isLogin && <DigestSetting />}
    </SettingGroup>
  );
}
