import { onNote, takeEvents } from './journal';

/** The most events that one report may contain. */
const mostEvents = 40;
const waitMs = 10_000;

function send(address: string): void {
  for (let events = takeEvents(mostEvents); events.length > 0; events = takeEvents(mostEvents)) {
    const body = new Blob([JSON.stringify({ events })], { type: 'application/json' });
    if (!navigator.sendBeacon(address, body)) return;
  }
}

const isHidden = () => document.visibilityState === 'hidden';

/** Sends events in batches: after ten seconds, and when the page is hidden, which may be its end. */
export function startReporting(address: string): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    send(address);
  };
  const flushSoon = () => {
    if (isHidden()) queueMicrotask(flush);
    else timer ??= setTimeout(flush, waitMs);
  };
  onNote(flushSoon);
  document.addEventListener('visibilitychange', () => isHidden() && flush());
  addEventListener('pagehide', flush);
  flushSoon();
}
