import { type Followed, followed, useFollowedList } from '@scoreline/shared-lib/following';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { IconButton, showToast } from '@scoreline/shared-lib/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { MatchBellSheet } from './MatchBellSheet';
import { useMatchTypes } from './useMatchTypes';
import { usePush } from './usePush';

interface MatchBellProps {
  target: Omit<Followed, 'at'>;
  /** The competing teams: their followers get notifications of the match too. */
  teamIds: readonly number[];
}

/** A match's notifications: the first press turns them on, the next one opens their settings. */
export function MatchBell({ target, teamIds }: MatchBellProps) {
  const { t } = useTranslation('shared');
  const { state, busy, start, stop } = usePush();
  const { types, choose } = useMatchTypes(target.targetId);
  const [open, setOpen] = useState(false);
  const dispatch = useDispatch();
  const isSubscribed = useFollowedList('match').some(
    ({ targetId }) => targetId === target.targetId,
  );
  const isFollowed = useFollowedList('team').some(({ targetId }) => teamIds.includes(targetId));
  if (state === 'missing') return null;
  const { name } = target;
  const isMuted = types.length === 0;
  const isOn = state === 'on' && (isSubscribed || isFollowed) && !isMuted;
  const ring = async () => {
    if (!isSubscribed && !isFollowed) dispatch(followed('match', target));
    if (state !== 'on' && (await start()) !== 'on') return;
    if (!isMuted || (await choose('usual'))) showToast(t('notifications.on', { name }));
  };
  const mute = async () => {
    setOpen(false);
    if (await choose([])) showToast(t('notifications.muted', { name }));
  };
  const silence = async () => {
    setOpen(false);
    await stop();
    showToast(t('notifications.off'));
  };
  return (
    <>
      <IconButton
        icon="bell"
        label={t(isOn ? 'notifications.choose' : 'notifications.start', { name })}
        pressed={isOn}
        disabled={busy}
        onClick={() => (isOn ? setOpen(true) : void ring())}
      />
      <MatchBellSheet
        open={open}
        onClose={() => setOpen(false)}
        sport={target.sport}
        name={name}
        types={types}
        onChoose={(chosen) => void choose(chosen)}
        onMute={() => void mute()}
        onSilence={() => void silence()}
      />
    </>
  );
}
