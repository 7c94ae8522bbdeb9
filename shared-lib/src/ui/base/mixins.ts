import { css } from 'styled-components';

import { radius } from './scale';

/** The ring that shows where the keyboard is; never removed. What clips its content, and what reaches an edge, sets `--ring-offset` to draw it within. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: var(--ring-offset, 2px);
  }
`;

/** What is chosen, where the system's own colours take the page's away. */
export const chosenInForcedColours = css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
    color: HighlightText;
  }
`;

/** The edge of what is drawn by a shadow or a surface alone, which the system's own colours take away. */
export const edgeInForcedColours = css`
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** A name on one line, cut at its end. Scores are never cut. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  min-inline-size: 0;
`;

/** A label's own input, all over what the label shows: what is seen is pressed, the keyboard and readers have the input. */
export const inputOverAll = css`
  position: relative;
  border-radius: ${radius.chip};

  > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  @supports selector(:has(*)) {
    &:has(> input:focus-visible) {
      outline: 2px solid var(--focus);
      outline-offset: var(--ring-offset, 0px);
    }
  }
  @supports not selector(:has(*)) {
    &:focus-within {
      outline: 2px solid var(--focus);
      outline-offset: var(--ring-offset, 0px);
    }
  }
`;

/** Scrolls without a bar; the second rule is for Chrome before 121 and Safari before 18.2. */
export const hiddenScrollbar = css`
  @supports (scrollbar-width: none) {
    scrollbar-width: none;
  }
  &::-webkit-scrollbar {
    display: none;
  }
`;

export const tabularDigits = css`
  font-variant-numeric: tabular-nums;
`;

export const plainButton = css`
  appearance: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  cursor: pointer;
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;
`;
