import { useFollow } from '@scoreline/shared-lib/following';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { ConfirmDialog, IconButton } from '@scoreline/shared-lib/ui';
import { useState } from 'react';

import type { Item } from './favouritePath';

interface FollowItemProps {
  item: Item;
  /** The sign of the button: a star to follow, a bin in a list being edited. */
  icon?: 'star' | 'trash';
}

/** Adds a favourite at once; removes one after a question that names it. */
export function FollowItem({ item: { kind, target }, icon = 'star' }: FollowItemProps) {
  const { t } = useTranslation(['scores', 'shared']);
  const [isFollowed, toggle] = useFollow(kind, target);
  const [isAsking, setAsking] = useState(false);
  const { name } = target;
  const label = t(isFollowed ? 'favourites.remove' : 'favourites.add', { name });
  const remove = () => {
    setAsking(false);
    toggle();
  };
  return (
    <>
      <IconButton
        icon={icon}
        label={label}
        pressed={icon === 'star' ? isFollowed : undefined}
        onClick={() => (isFollowed ? setAsking(true) : toggle())}
      />
      <ConfirmDialog
        open={isAsking}
        title={t('shared:following.removeQuestion', { name })}
        confirmLabel={t('shared:actions.remove')}
        cancelLabel={t('shared:actions.cancel')}
        danger
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
