import { oneLine } from '@scoreline/shared-lib/ui';
import { css } from 'styled-components';

/** A name on one line, cut at its end in either reading direction. Its box is no wider than the name. */
export const nameLine = css`
  ${oneLine}
  unicode-bidi: plaintext;
  justify-self: start;
  max-inline-size: 100%;
`;
