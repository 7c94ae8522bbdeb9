import { fontSize, rem, tabularDigits } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

/** End column of a match's row, equally wide in every row so that the figures align. */
export const SideColumn = styled.span`
  ${tabularDigits}
  flex: none;
  margin-inline-start: auto;
  display: grid;
  grid-template-columns: 100%;
  justify-items: end;
  align-content: center;
  inline-size: min(${rem(152)}, 45vw);
  /* Wide enough for a bookmaker's name of two words where team names have room. */
  @media (min-width: 600px) {
    inline-size: ${rem(192)};
  }
  font-size: ${fontSize[13]};
  line-height: ${rem(20)};
`;
