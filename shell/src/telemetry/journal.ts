import type { TelemetryEvent } from '@scoreline/shared-lib/contract';

/** Where a person is: a path of a route descriptor, with the remote that owns it. */
export interface Place {
  route: string;
  remote: string;
  build: string;
}

const mostEvents = 120;
const mostPlaces = 30;
const events: TelemetryEvent[] = [];
const places: { since: number; place: Place }[] = [];
let listener = () => {};

/** Keeps what the page has seen until it is told; a page that fails without end tells its beginning. */
export function note(event: TelemetryEvent): void {
  if (events.length >= mostEvents) return;
  events.push(event);
  listener();
}

export const takeEvents = (most: number): TelemetryEvent[] => events.splice(0, most);

export function onNote(listen: () => void): void {
  listener = listen;
}

export function enterPlace(place: Place): void {
  const since = places.length === 0 ? 0 : performance.now();
  places.push({ since, place });
  if (places.length > mostPlaces) places.splice(1, 1);
}

/** Where the person was at `time`, in milliseconds since the page began. */
export const placeAt = (time: number): Place | undefined =>
  (places.findLast(({ since }) => since <= time) ?? places[0])?.place;
