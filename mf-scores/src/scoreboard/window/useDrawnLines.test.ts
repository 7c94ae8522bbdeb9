import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';

import { useDrawnLines } from './useDrawnLines';

it('draws the lines near the screen, and every line on paper', () => {
  const tops = Array.from({ length: 1_001 }, (_, line) => line * 48);
  const { result } = renderHook(() => useDrawnLines(tops, 0));
  expect(result.current.end).toBeLessThan(100);
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(result.current).toEqual({ first: 0, end: 1_000 });
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(result.current.end).toBeLessThan(100);
});
