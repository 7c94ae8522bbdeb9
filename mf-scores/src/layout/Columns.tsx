import { media } from '@scoreline/shared-lib/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { wallPage } from './wallPage';

interface ColumnsProps {
  aside: ReactNode;
  list: ReactNode;
  detail: ReactNode;
  wall: ReactNode;
}

/**
 * A phone has the list, a tablet list and detail, a wide page leagues, list and detail, the widest also the live wall. Each
 * column scrolls separately.
 */
export function Columns({ aside, list, detail, wall }: ColumnsProps) {
  return (
    <Grid>
      {aside && <Side>{aside}</Side>}
      <List>{list}</List>
      {detail && <Detail>{detail}</Detail>}
      {wall && <Side>{wall}</Side>}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(280px, 340px);
    gap: 16px;
    padding-inline: 16px;
  }
  ${media.wide} {
    grid-template-columns: 240px minmax(0, 720px) 380px;
    justify-content: center;
    gap: 24px;
  }
  @media ${wallPage} {
    grid-template-columns: 240px minmax(0, 720px) 380px clamp(300px, 100% - 1412px, 612px);
  }
  @media print {
    display: block;
    padding: 0;
  }
`;

const List = styled.div`
  min-inline-size: 0;
`;

const Side = styled.div`
  position: sticky;
  inset-block-start: var(--frame-top, 0px);
  max-block-size: calc(100dvh - var(--frame-top, 0px));
  padding-block: 12px;
  overflow-y: auto;
  overscroll-behavior: contain;
  @supports (scrollbar-width: thin) {
    scrollbar-width: thin;
  }
  @media print {
    display: none;
  }
`;

const Detail = styled(Side)`
  padding: 16px;
  margin-block: 12px;
  max-block-size: calc(100dvh - var(--frame-top, 0px) - 24px);
  inset-block-start: calc(var(--frame-top, 0px) + 12px);
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface-raised);
`;
