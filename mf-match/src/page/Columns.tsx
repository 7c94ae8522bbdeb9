import { media } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

/** The page's part and, on a wide page, one beside it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding-block: 12px 32px;

  ${media.tablet} {
    max-inline-size: 768px;
    margin-inline: auto;
    padding-inline: 16px;
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 380px;
    align-items: start;
    max-inline-size: 1132px;
  }
`;

/** Sections one below the other. */
export const Stack = styled.div`
  display: grid;
  gap: 12px;
  grid-template-columns: minmax(0, 1fr);
`;

/** Around a page of one part: its top line, head and tabs are as wide as it is. */
export const NarrowPage = styled.div`
  --page-width: 880px;
`;

/** A page of one part, as wide as tables are read well. */
export const NarrowColumn = styled.div`
  padding-block: 12px 32px;

  ${media.tablet} {
    max-inline-size: 768px;
    margin-inline: auto;
    padding-inline: 16px;
  }
  ${media.wide} {
    max-inline-size: var(--page-width);
  }
`;
