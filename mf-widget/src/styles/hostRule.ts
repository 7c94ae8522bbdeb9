/** The element's own rule: its height is known before anything is loaded, and on paper it takes what it needs. */
export const hostRule = (height: number): string =>
  `:host{display:block;contain:layout style;min-inline-size:0}:host([hidden]){display:none}@media screen{:host{block-size:${height}px;max-block-size:var(--scoreline-room,none)}}`;
