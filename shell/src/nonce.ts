/** Development pages have a nonce for styles: the browser hides it from selectors but not from the element. */
__webpack_nonce__ = document.currentScript?.nonce || document.querySelector('script')?.nonce || '';
