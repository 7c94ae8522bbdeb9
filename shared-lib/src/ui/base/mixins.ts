import { css } from 'styled-components';

import { radius } from './scale';

/**
 * Focus ring for keyboard users; never remove it. Elements that clip their content or reach an edge set `--ring-offset` to draw
 * it inside.
 */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: var(--ring-offset, 2px);
  }
`;

/** Marks a selected element in forced-colours mode, which removes the page's colours. */
export const chosenInForcedColours = css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
    color: HighlightText;
  }
`;

/** Border for elements drawn only by a shadow or a surface, which forced-colours mode removes. */
export const edgeInForcedColours = css`
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** A name on one line, truncated at its end. Scores are never truncated. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  min-inline-size: 0;
`;

/**
 * A label's input that covers the label's visible part: pointers hit the visible part, keyboard and screen readers use the input.
 */
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

/** Scrolls without a scrollbar; the second rule is for Chrome before 121 and Safari before 18.2. */
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
