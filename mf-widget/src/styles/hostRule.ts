/** Style of the host element: its height is reserved before anything loads, and on paper it grows as needed. */
export const hostRule = (height: number): string =>
  `:host{display:block;contain:layout style;min-inline-size:0}:host([hidden]){display:none}@media screen{:host{block-size:${height}px;max-block-size:var(--scoreline-room,none)}}`;
