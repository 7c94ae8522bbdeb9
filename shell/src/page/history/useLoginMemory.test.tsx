import { beforeEach, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';

import { useLoginMemory } from './useLoginMemory';

function start(at: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(() => (useLoginMemory(), useNavigate()), { wrapper });
  return (to: string) => act(() => void result.current(to));
}
const memory = () => [sessionStorage.getItem('from'), sessionStorage.getItem('query')];

beforeEach(() => sessionStorage.clear());

it('keeps the path and the query from which one came', () => {
  start('/search?q=ajax')('/login');
  expect(memory()).toEqual(['/search', '?q=ajax']);
});

it('keeps no path when one comes from the e-mail screen', () => {
  const go = start('/search?q=ajax');
  go('/login');
  go('/login/email?step=2');
  go('/login');
  expect(memory()).toEqual(['/search', '?step=2']);
});

it('keeps nothing elsewhere', () => {
  start('/search?q=ajax')('/me');
  expect(memory()).toEqual([null, null]);
});
