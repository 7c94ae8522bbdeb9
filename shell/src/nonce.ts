/** The nonce of the script that runs first; the browser hides it from selectors but not from the element. */
export const pageNonce: string =
  document.currentScript?.nonce || document.querySelector('script')?.nonce || '';

__webpack_nonce__ = pageNonce;
