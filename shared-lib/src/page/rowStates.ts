import { css } from 'styled-components';

/** States of a clickable row: a focus ring inside it, a tint on hover. */
export const rowStates = css`
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  @media (hover: hover) {
    &:hover {
      background: var(--text-4);
    }
  }
`;
