import { css } from 'styled-components';

/** Marks the chosen card in forced-colours mode, which removes the page's colours; its text keeps its own. */
export const chosenCard = css`
  @media (forced-colors: active) {
    outline: 3px solid Highlight;
    outline-offset: -3px;
  }
`;
