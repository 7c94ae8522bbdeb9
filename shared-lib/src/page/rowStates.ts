import { css } from 'styled-components';

/** A row that leads somewhere: the ring of the keyboard within it, a tint under a pointer. */
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
