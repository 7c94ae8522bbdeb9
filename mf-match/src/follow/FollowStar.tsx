import type { FollowKind, Followed } from '@scoreline/shared-lib/following';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { FollowButton } from '@scoreline/shared-lib/page';

interface FollowStarProps {
  kind: FollowKind;
  target: Omit<Followed, 'at'>;
}

/** Follow button of a match, league, team or player. */
export function FollowStar({ kind, target }: FollowStarProps) {
  const { t } = useTranslation('match');
  const { name } = target;
  const label = (isFollowed: boolean) => t(isFollowed ? 'follow.remove' : 'follow.add', { name });
  return <FollowButton {...{ kind, target, label }} />;
}
