import { fontSize, tabularDigits } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

/** At the end of a match's row: as wide in every row, so that the figures stand below each other. */
export const SideColumn = styled.span`
  ${tabularDigits}
  flex: none;
  display: grid;
  grid-template-columns: 100%;
  justify-items: end;
  align-content: center;
  inline-size: 152px;
  font-size: ${fontSize[13]};
  line-height: 20px;
`;
