/** Nonce that webpack and styled-components set on the elements they add. */
declare let __webpack_nonce__: string;
