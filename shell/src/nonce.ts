/** Of pages of development, whose styles have one: the browser hides it from selectors but not from the element. */
__webpack_nonce__ = document.currentScript?.nonce || document.querySelector('script')?.nonce || '';
