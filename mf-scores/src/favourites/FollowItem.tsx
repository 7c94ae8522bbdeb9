import { useTranslation } from '@scoreline/shared-lib/i18n';
import { FollowButton } from '@scoreline/shared-lib/page';

import type { Item } from './favouritePath';

interface FollowItemProps {
  item: Item;
  icon?: 'star' | 'trash';
}

/** Button that adds or removes a favourite. */
export function FollowItem({ item: { kind, target }, icon }: FollowItemProps) {
  const { t } = useTranslation('scores');
  const { name } = target;
  const label = (isFollowed: boolean) =>
    t(isFollowed ? 'favourites.remove' : 'favourites.add', { name });
  return <FollowButton {...{ kind, target, label, icon }} />;
}
