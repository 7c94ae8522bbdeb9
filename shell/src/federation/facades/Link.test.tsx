import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { MouseEvent, ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';

import { Link } from './Link';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function show(link: ReactNode) {
  render(
    <MemoryRouter basename="/es" initialEntries={['/es/league/7/table']}>
      <Routes>
        <Route path="/league/:id/*" element={link} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </MemoryRouter>,
  );
  return screen.getByRole('link');
}

const address = () => screen.getByRole('status').textContent;

afterEach(cleanup);

describe('Link', () => {
  it('is an address with the language in it, followed without leaving the page', () => {
    const link = show(<Link to="/search?q=a">Search</Link>);
    expect(link.getAttribute('href')).toBe('/es/search?q=a');
    expect(fireEvent.click(link)).toBe(false);
    expect(address()).toBe('/search?q=a');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves a click with %o to the browser',
    (keys) => {
      const link = show(<Link to="/search">Search</Link>);
      expect(fireEvent.click(link, keys)).toBe(true);
      expect(address()).toBe('/league/7/table');
    },
  );

  it('leads elsewhere by the browser’s own means', () => {
    const link = show(<Link to="https://help.example/">Help</Link>);
    expect(link.getAttribute('href')).toBe('https://help.example/');
    expect(fireEvent.click(link)).toBe(true);
  });

  it('lets its owner prevent it', () => {
    const onClick = jest.fn((event: MouseEvent) => event.preventDefault());
    fireEvent.click(show(<Link to="/search" onClick={onClick} />));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(address()).toBe('/league/7/table');
  });
});
