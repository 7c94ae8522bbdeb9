/** As where cookies and site data are blocked: what would store something throws, as in Chrome. */
const refuse = () => {
  const refused = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(globalThis, name, { configurable: true, get: refused });
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
  Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
  if (typeof ServiceWorkerContainer === 'undefined') return;
  for (const name of ['register', 'getRegistration', 'getRegistrations'])
    Object.defineProperty(ServiceWorkerContainer.prototype, name, {
      value: () => Promise.reject(new DOMException('The user denied permission.', 'SecurityError')),
    });
  Object.defineProperty(ServiceWorkerContainer.prototype, 'ready', {
    get: () => new Promise(() => undefined),
  });
};

export const withoutStorage = `(${refuse.toString()})();`;
