/* Written into the worker as it stands: it sees nothing but the worker's globals. */

/** Shows what the server pushes, one notification a match, and opens its page at a press. */
export function pushHandlers() {
  const worker = globalThis;
  const read = (data) => {
    try {
      return data.json();
    } catch {
      return {};
    }
  };
  worker.addEventListener('push', (event) => {
    const { title, body, tag, url, icon, language, direction } = read(event.data);
    if (!title) return;
    const options = { body, tag, icon, lang: language, dir: direction ?? 'auto', data: { url } };
    // The newest news of a match takes the place of the one before it, and is heard all the same.
    const shown = worker.registration.showNotification(title, {
      ...options,
      renotify: Boolean(tag),
    });
    event.waitUntil(shown);
  });
  const open = async (address) => {
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = pages.find(({ url }) => url === address) ?? pages[0];
    if (!there) return worker.clients.openWindow(address);
    await there.focus();
    if (there.url !== address)
      await there.navigate(address).catch(() => worker.clients.openWindow(address));
  };
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const address = new URL(event.notification.data?.url ?? '/', worker.location.origin);
    if (address.origin === worker.location.origin) event.waitUntil(open(address.href));
  });
}
