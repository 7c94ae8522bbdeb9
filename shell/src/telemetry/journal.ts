import type { TelemetryEvent } from '@scoreline/shared-lib/contract';

/** The visitor's page: the path of a route descriptor, and the remote that owns it. */
export interface ShownPage {
  route: string;
  remote: string;
  build: string;
}

const mostEvents = 120;
const mostPages = 30;
const events: TelemetryEvent[] = [];
const pages: { since: number; page: ShownPage }[] = [];
const listeners: ((event: TelemetryEvent) => void)[] = [];

/** Buffers an event until it is sent; a page that fails endlessly reports only its first events. */
export function note(event: TelemetryEvent): void {
  if (events.length >= mostEvents) return;
  events.push(event);
  for (const listen of listeners) listen(event);
}

export const takeEvents = (most: number): TelemetryEvent[] => events.splice(0, most);

export const onNote = (listen: (event: TelemetryEvent) => void): void =>
  void listeners.push(listen);

export function enterPage(page: ShownPage): void {
  const since = pages.length === 0 ? 0 : performance.now();
  pages.push({ since, page });
  if (pages.length > mostPages) pages.splice(1, 1);
}

/** The visitor's page at `time`, in milliseconds since page load. */
export const pageAt = (time: number): ShownPage | undefined =>
  (pages.findLast(({ since }) => since <= time) ?? pages[0])?.page;
