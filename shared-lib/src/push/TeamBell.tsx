import { type Followed, followed, useFollowedList } from '@scoreline/shared-lib/following';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { IconButton, showToast } from '@scoreline/shared-lib/ui';
import { useDispatch } from 'react-redux';

import { usePush } from './usePush';

/** Notifications of a team's matches. The browser's permission is only requested at a bell. */
export function TeamBell({ target }: { target: Omit<Followed, 'at'> }) {
  const { t } = useTranslation('shared');
  const { state, busy, start, stop } = usePush();
  const dispatch = useDispatch();
  const isFollowed = useFollowedList('team').some(({ targetId }) => targetId === target.targetId);
  if (state === 'missing') return null;
  const isOn = state === 'on' && isFollowed;
  const ring = async () => {
    if (!isFollowed) dispatch(followed('team', target));
    if (state === 'on' || (await start()) === 'on')
      showToast(t('notifications.on', { name: target.name }));
  };
  const silence = async () => {
    await stop();
    showToast(t('notifications.off'));
  };
  return (
    <IconButton
      icon="bell"
      label={t(isOn ? 'notifications.stop' : 'notifications.start', { name: target.name })}
      pressed={isOn}
      disabled={busy}
      onClick={() => void (isOn ? silence() : ring())}
    />
  );
}
