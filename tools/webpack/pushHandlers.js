/* Written into the worker as it stands: it sees nothing but the worker's globals. */

/** Shows pushed notifications, one per match, and opens the match's page on a click. */
export function pushHandlers() {
  const worker = globalThis;
  const read = (data) => {
    try {
      return data.json();
    } catch {
      return {};
    }
  };
  const most = 50;
  const list = '/notifications-shown';
  /** Whether this notification was shown before, and marks it as shown. A killed server may send one again. */
  const wasShown = async (id) => {
    const cache = await worker.caches.open('notifications');
    const shown = await (await cache.match(list))?.json().catch(() => undefined);
    const ids = Array.isArray(shown) ? shown : [];
    if (ids.includes(id)) return true;
    await cache.put(list, new worker.Response(JSON.stringify([...ids, id].slice(-most))));
    return false;
  };
  const show = async ({ id, title, body, tag, url, icon, language, direction }) => {
    const isAgain = id !== undefined && (await wasShown(id).catch(() => false));
    const options = { body, tag, icon, lang: language, dir: direction ?? 'auto', data: { url } };
    // A newer notification of a match replaces the previous one and alerts again. A repeated one is silent.
    const heard = isAgain ? { silent: true } : { renotify: Boolean(tag) };
    await worker.registration.showNotification(title, { ...options, ...heard });
  };
  let last = Promise.resolve();
  worker.addEventListener('push', (event) => {
    const news = read(event.data);
    if (!news.title) return;
    last = last.catch(() => undefined).then(() => show(news));
    event.waitUntil(last);
  });
  const open = async (address) => {
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = pages.find(({ url }) => url === address) ?? pages[0];
    if (!there) return worker.clients.openWindow(address);
    await there.focus();
    if (there.url !== address)
      await there.navigate(address).catch(() => worker.clients.openWindow(address));
  };
  /** Renews a subscription that the browser ended. The page reports it to the server, an open page at once. */
  const renew = async ({ oldSubscription, newSubscription }) => {
    const applicationServerKey = oldSubscription?.options?.applicationServerKey;
    if (!newSubscription && applicationServerKey)
      await worker.registration.pushManager
        .subscribe({ userVisibleOnly: true, applicationServerKey })
        .catch(() => null);
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    for (const page of pages) page.postMessage({ type: 'PUSH_CHANGED' });
  };
  worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const address = new URL(event.notification.data?.url ?? '/', worker.location.origin);
    if (address.origin === worker.location.origin) event.waitUntil(open(address.href));
  });
}
