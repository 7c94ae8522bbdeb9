import { media, space } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

/** What the page is for, and on a wide screen beside it what helps. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  align-items: start;

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 380px;
    gap: ${space(4)};
  }
`;
