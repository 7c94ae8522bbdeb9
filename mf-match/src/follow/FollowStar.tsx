import { type FollowKind, type Followed, useFollow } from '@scoreline/shared-lib/following';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { IconButton } from '@scoreline/shared-lib/ui';

interface FollowStarProps {
  kind: FollowKind;
  target: Omit<Followed, 'at'>;
}

/** The star of a match, league, team or player. */
export function FollowStar({ kind, target }: FollowStarProps) {
  const { t } = useTranslation('match');
  const [followed, toggle] = useFollow(kind, target);
  const label = t(followed ? 'follow.remove' : 'follow.add', { name: target.name });
  return <IconButton icon="star" label={label} pressed={followed} onClick={toggle} />;
}
