/** Duration of a toast, in milliseconds. */
export const toastMs = 2000;

export interface Notices {
  toast: { id: number; text: string } | null;
  spoken: string;
}

const silence: Notices = { toast: null, spoken: '' };
let notices = silence;
let count = 0;
let hiding: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function put(next: Notices): void {
  notices = next;
  for (const listener of listeners) listener();
}

/** Shows a text for 2000 ms and announces it once. It replaces an earlier toast. */
export function showToast(text: string): void {
  clearTimeout(hiding);
  put({ toast: { id: ++count, text }, spoken: text });
  hiding = setTimeout(() => hide(text), toastMs);
}

/** Hides the toast; a text announced after it stays in the live region. */
function hide(text: string): void {
  put({ toast: null, spoken: notices.spoken === text ? '' : notices.spoken });
}

/** Announces a text politely without showing it. */
export function announce(text: string): void {
  put({ ...notices, spoken: text });
}

export const noticesNow = (): Notices => notices;
export const noNotices = (): Notices => silence;

/** Subscribes to notices; returns a function that unsubscribes. */
export function onNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
