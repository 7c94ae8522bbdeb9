import { css } from 'styled-components';

/** What is chosen among cards, where the system's own colours take the page's away; the texts on it keep theirs. */
export const chosenCard = css`
  @media (forced-colors: active) {
    outline: 3px solid Highlight;
    outline-offset: -3px;
  }
`;
