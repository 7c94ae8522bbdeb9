import { afterEach, expect, it, jest } from '@jest/globals';
import { PagesProvider } from '@scoreline/shared-lib/brand';
import { testMatch } from '@scoreline/shared-lib/testing';
import { stubGlobal, unstubGlobals } from '@scoreline/shared-lib/testing/stubGlobal';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { RowTarget } from './RowTarget';

const matchPage = [{ path: '/:sportName/match/:teamsInfo/:eventId' }];

function show(pages: { path: string }[], besideList: boolean) {
  const media = {
    matches: besideList,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  };
  stubGlobal('matchMedia', () => media);
  const onChoose = jest.fn();
  render(
    <PagesProvider pages={pages}>
      <MemoryRouter>
        <RowTarget
          match={testMatch({ eventId: 7 })}
          label="A, B"
          chosen={false}
          onChoose={onChoose}
        >
          row
        </RowTarget>
      </MemoryRouter>
    </PagesProvider>,
  );
  return onChoose;
}

afterEach(() => {
  cleanup();
  unstubGlobals();
});

it('is a link to the match page, which a phone follows', () => {
  const onChoose = show(matchPage, false);
  const link = screen.getByRole('link', { name: 'A, B' });
  expect(link.getAttribute('href')).toMatch(/^\/football\/match\/.*\/7$/);
  fireEvent.click(link);
  expect(onChoose).not.toHaveBeenCalled();
});

it('opens the panel beside the list, unless a tab of its own is asked for', () => {
  const onChoose = show(matchPage, true);
  const link = screen.getByRole('link', { name: 'A, B' });
  fireEvent.click(link, { ctrlKey: true });
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.click(link);
  expect(onChoose).toHaveBeenCalledWith(7);
});

it('is a button where the release has no match page', () => {
  const onChoose = show([], false);
  fireEvent.click(screen.getByRole('button', { name: 'A, B' }));
  expect(onChoose).toHaveBeenCalledWith(7);
});

it('has one name: what is seen in it is no other', () => {
  show(matchPage, false);
  expect(screen.getByText('row').getAttribute('aria-hidden')).toBe('true');
});
