import { find } from './find';
import type { Query } from '../query';

/** Runs in the page: how the smoke set finds elements there, the same way in every engine. */

const errors: string[] = [];
addEventListener('error', ({ message, error }) =>
  errors.push(String((error as Error | null)?.stack ?? message)),
);
addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
const { error: log } = console;
console.error = (...parts: unknown[]) => {
  errors.push(parts.map(String).join(' '));
  log(...parts);
};

const frame = () => new Promise((done) => requestAnimationFrame(done));

/** Where a click on the element lands, once it rests and nothing lies over it; null until then. */
async function aim(query: Query): Promise<{ x: number; y: number } | null> {
  const [element] = find(query);
  if (!element || element.matches(':disabled, [aria-disabled=true]')) return null;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await frame();
  await frame();
  const { left, top, width, height } = element.getBoundingClientRect();
  if (Math.abs(left - before.left) > 1 || Math.abs(top - before.top) > 1) return null;
  const point = { x: left + width / 2, y: top + height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  if (!hit || !(hit.contains(element) || isPartOf(element, hit))) return null;
  isHit = false;
  // By the query: a list may have put another row in the place of this one. A click that begins on
  // the element and ends beside it, because it moved, is one on what contains both.
  const note = ({ target }: Event) => {
    isHit = target === hit || find(query).some((one) => isPartOf(one, target as Element));
  };
  addEventListener('click', note, { once: true, capture: true });
  return point;
}

/** Whether a click on `hit` is one on the element, or on its label. */
const isPartOf = (element: Element, hit: Element): boolean =>
  element.contains(hit) || !!element.closest('label')?.contains(hit);

let isHit = false;
const wasHit = () => isHit;

Object.assign(globalThis, { smoke: { find, aim, wasHit, errors } });
