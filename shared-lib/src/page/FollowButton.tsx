import { useState } from 'react';

import { type FollowKind, type Followed, useFollow } from '@scoreline/shared-lib/following';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { ConfirmDialog, IconButton } from '@scoreline/shared-lib/ui';

interface FollowButtonProps {
  kind: FollowKind;
  target: Omit<Followed, 'at'>;
  /** Accessible name of the button. */
  label(isFollowed: boolean): string;
  /** A star to follow, or a bin in a list in edit mode. */
  icon?: 'star' | 'trash';
}

/** Follows at once. Unfollowing a favourite asks for confirmation and names it; a match needs none. */
export function FollowButton({ kind, target, label, icon = 'star' }: FollowButtonProps) {
  const { t } = useTranslation('shared');
  const [isFollowed, toggle] = useFollow(kind, target);
  const [isAsking, setAsking] = useState(false);
  const remove = () => {
    setAsking(false);
    toggle();
  };
  const asks = isFollowed && kind !== 'match';
  return (
    <>
      <IconButton
        icon={icon}
        label={label(isFollowed)}
        pressed={icon === 'star' ? isFollowed : undefined}
        onClick={() => (asks ? setAsking(true) : toggle())}
      />
      <ConfirmDialog
        open={isAsking}
        title={t('following.removeQuestion', { name: target.name })}
        confirmLabel={t('actions.remove')}
        cancelLabel={t('actions.cancel')}
        danger
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
