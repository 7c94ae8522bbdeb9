import { expect, it } from '@jest/globals';

import { showChosen } from './showChosen';

/** A row without layout; the test sets its measurements. */
function rowOf(chosen: string): HTMLElement {
  const row = document.createElement('div');
  row.innerHTML = `<button></button><button ${chosen}></button>`;
  const place = (element: Element, left: number, width: number) =>
    Object.assign(element, { getBoundingClientRect: () => ({ left, width }) });
  place(row, 16, 300);
  for (const [at, button] of [...row.children].entries()) place(button, 16 + at * 400, 100);
  return row;
}

it.each(['aria-selected="true"', 'aria-pressed="true"', 'aria-current="page"'])(
  'brings what is chosen to the middle: %s',
  (chosen) => {
    const row = rowOf(chosen);
    showChosen(row);
    expect(row.scrollLeft).toBe(300);
  },
);

it.each(['aria-selected="false"', 'aria-pressed="false"'])('leaves a row alone: %s', (other) => {
  const row = rowOf(other);
  showChosen(row);
  expect(row.scrollLeft).toBe(0);
});
