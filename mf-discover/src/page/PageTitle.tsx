import { fontSize, oneLine } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

/** The title in a page's bar. */
export const PageTitle = styled.h1`
  ${oneLine}
  font-size: ${fontSize[17]};
  font-weight: 700;
`;
