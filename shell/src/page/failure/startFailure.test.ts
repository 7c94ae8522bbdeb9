import { expect, it } from '@jest/globals';

import { showStartFailure } from './startFailure';

it('says that the page could not start, with a way to try again', () => {
  document.body.innerHTML = '<div id="root"><p>before</p></div>';
  showStartFailure();
  const card = document.querySelector('#root > [role=alert]');
  expect(card?.querySelector('h1')?.textContent).toBe('Oops!');
  expect(card?.querySelector('button')?.textContent).toBe('Retry');
  expect(document.body.textContent).not.toContain('before');
});

it('keeps the way home that the page was written with', () => {
  document.body.innerHTML = '<div id="root"><a class="frame-home" href="/livescore/pt">S</a></div>';
  showStartFailure();
  const link = document.querySelector('[role=alert] a');
  expect(link?.getAttribute('href')).toMatch(/\/livescore\/pt$/);
});
