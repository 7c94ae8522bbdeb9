/* global window, navigator */
// What an app puts around a page. It stays plain JavaScript: what a compiler adds to a function is not there in the page.
(() => {
  const postMessage = (sent) =>
    void window.askApp(sent).then((answer) => answer && window.scorelineBridge?.receive(answer));
  if (navigator.userAgent.includes('(ios)'))
    window.webkit = { messageHandlers: { scoreline: { postMessage } } };
  else window.ScorelineNative = { postMessage };
})();
