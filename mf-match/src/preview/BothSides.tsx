import { Crest, fontSize } from '@scoreline/shared-lib/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { useMatchView } from '../match/matchContext';
import { nameLine } from '../page/nameLine';

/** Renders the same content for both teams, side by side. */
export function BothSides({ children }: { children: (side: 'home' | 'away') => ReactNode }) {
  const { detail } = useMatchView();
  return (
    <Columns>
      {(['home', 'away'] as const).map((side) => (
        <div key={side}>
          <Team>
            <Crest {...detail[side]} size={16} />
            <span>{detail[side].shortName}</span>
          </Team>
          {children(side)}
        </div>
      ))}
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 12px;
`;

const Team = styled.h3`
  display: flex;
  align-items: center;
  gap: 6px;
  padding-block-end: 4px;
  font-size: ${fontSize[12]};
  font-weight: 500;
  color: var(--text-muted);

  span {
    ${nameLine}
  }
`;
