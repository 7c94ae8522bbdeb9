import { hiddenScrollbar, media } from '@scoreline/shared-lib/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Filters under a page's title. Each row is a line that scrolls if it is too long. */
export function FilterBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Bar role="group" aria-label={label}>
      {children}
    </Bar>
  );
}

export const FilterLine = styled.div`
  --ring-offset: -2px;
  display: flex;
  align-items: center;
  gap: 8px;
  padding-inline: 16px;
  overflow-x: auto;
  ${hiddenScrollbar}

  > * {
    flex: none;
  }
  > [role='radiogroup'] {
    flex: 1 0 auto;
  }
  ${media.tablet} {
    > [role='radiogroup'] {
      flex: 0 1 320px;
    }
    > select {
      flex: 0 1 auto;
      max-inline-size: 180px;
      min-inline-size: 0;
      text-overflow: ellipsis;
    }
  }
`;

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  padding-block: 8px;

  ${media.tablet} {
    max-inline-size: 768px;
    margin-inline: auto;
  }
  ${media.wide} {
    max-inline-size: var(--page-width);
  }
`;
