import { media, space } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

/** Main content, with supporting content beside it on a wide screen. */
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
