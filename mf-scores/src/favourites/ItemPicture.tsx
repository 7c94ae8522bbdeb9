import { Shirt } from '@scoreline/shared-lib/page';
import { Crest, Flag, Icon } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import type { Item } from './favouritePath';

/** Crest, flag or shirt of a favourite. */
export function ItemPicture({ item: { kind, target } }: { item: Item }) {
  const { targetId, name, countryCode, colours } = target;
  return (
    <Frame>
      {kind === 'team' && <Crest competitorId={targetId} name={name} colours={colours} size={32} />}
      {kind === 'league' &&
        (countryCode ? <Flag code={countryCode} size={20} /> : <Icon name="table" />)}
      {kind === 'player' && <Shirt number={null} size={32} />}
    </Frame>
  );
}

const Frame = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 36px;
  color: var(--text-muted);
`;
