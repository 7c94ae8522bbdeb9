import { paths } from '@scoreline/shared-lib/contract';
import { addFavouritesPath } from '@scoreline/shared-lib/contract';
import { type FavouriteKind, useFollowedList } from '@scoreline/shared-lib/following';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section } from '@scoreline/shared-lib/page';
import { Icon } from '@scoreline/shared-lib/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { addPages } from './addPages';
import { FollowItem } from './FollowItem';
import { ItemLine } from './ItemLine';

interface MyItemsProps {
  kind: FavouriteKind;
  editing: boolean;
}

/** The viewer's teams, leagues or players. */
export function MyItems({ kind, editing }: MyItemsProps) {
  const { t } = useTranslation(['scores', 'shared']);
  const list = useFollowedList(kind);
  const title = t(`favourites.my.${kind}`);
  return (
    <Section
      title={title}
      aside={
        <Add
          to={kind === 'team' ? paths.addFavourite : addFavouritesPath(addPages[kind])}
          aria-label={t(`favourites.addKind.${kind}`)}
        >
          <Icon name="plus" />
        </Add>
      }
    >
      {list.length === 0 ? (
        <Empty>{t(`favourites.none.${kind}`)}</Empty>
      ) : (
        <ul>
          {list.map(({ at: _at, ...target }) => {
            const item = { kind, target, note: t(`shared:sports.${target.sport}`) };
            return (
              <ItemLine
                key={target.targetId}
                item={item}
                action={<FollowItem item={item} icon={editing ? 'trash' : 'star'} />}
              />
            );
          })}
        </ul>
      )}
    </Section>
  );
}

const Add = styled(Link)`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  margin-block: -6px;
  margin-inline-end: -12px;
  border-radius: 8px;
  color: var(--accent);
`;

const Empty = styled.p`
  padding-block: 8px;
  color: var(--text-muted);
`;
