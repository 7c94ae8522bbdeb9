import { localNames } from '@scoreline/shared-lib/i18n';
import { fontSize, oneLine } from '@scoreline/shared-lib/ui';
import { rowStates } from '@scoreline/shared-lib/page';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { favouritePath, type Item } from './favouritePath';
import { ItemPicture } from './ItemPicture';

interface ItemLineProps {
  item: Item;
  /** The localised name with the search text marked. */
  name?: ReactNode;
  /** Button at the end of the line. */
  action?: ReactNode;
  onOpen?: () => void;
}

/** A stored item has its own name, a search result the page's. */
function localNameOf({ kind, target: { targetId, name, countryCode } }: Item): string {
  if (kind === 'team') return localNames({ competitorId: targetId, name }).name;
  const league = { tournamentId: targetId, name, category: { countryCode } };
  return kind === 'league' ? localNames(league).name : name;
}

/** A team, league or player, linked to its page. */
export function ItemLine({ item, name, action, onOpen }: ItemLineProps) {
  return (
    <Line>
      <Open to={favouritePath(item)} onClick={onOpen} data-item>
        <ItemPicture item={item} />
        <span>
          <Name>
            <bdi>{name ?? localNameOf(item)}</bdi>
          </Name>
          {item.note && <Note>{item.note}</Note>}
        </span>
      </Open>
      {action}
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  align-items: center;
  min-block-size: 56px;

  /* Aligns the icon, not the touch target, with the end of the other lines. */
  > button:last-child {
    margin-inline-end: -12px;
  }
  &:not(:last-child) {
    border-block-end: 1px solid var(--line);
  }
`;

const Open = styled(Link)`
  flex: 1;
  display: flex;
  align-items: center;
  gap: 12px;
  min-inline-size: 0;
  min-block-size: 56px;
  margin-inline-start: -12px;
  padding-inline-start: 12px;

  > span:last-child {
    min-inline-size: 0;
  }
  ${rowStates}
`;

const Name = styled.span`
  ${oneLine}
  display: block;
  font-weight: 500;

  mark {
    color: var(--accent);
    background: none;
    font-weight: 700;
  }
`;

const Note = styled.span`
  ${oneLine}
  display: block;
  font-size: ${fontSize[12]};
  color: var(--text-muted);
`;
