import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';

import { stubGlobal, unstubGlobals } from '../testing/stubGlobal';
import { useWidth } from './useWidth';

let laidOut: () => void = () => undefined;
let drawn: number[] = [];

/** Renders a chart on a screen of this width in pixels; `laidOut` then runs the browser's layout. */
function open(screenWidth: number): void {
  drawn = [];
  stubGlobal('innerWidth', screenWidth);
  stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        laidOut = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  render(<Chart />);
}

function Chart() {
  const [frame, width] = useWidth<HTMLDivElement>();
  drawn.push(width);
  return <div ref={frame} data-testid="chart" />;
}

const layOut = (width: number) => {
  Object.defineProperty(screen.getByTestId('chart'), 'clientWidth', { value: width });
  act(() => laidOut());
};

afterEach(() => {
  cleanup();
  unstubGlobals();
});

it.each([390, 412])('a chart on a phone of %d pixels is drawn once', (width) => {
  open(width);
  layOut(width - 32);
  expect(drawn).toEqual([width - 32]);
});

it('a chart is drawn again where it is of another width than it looked', () => {
  open(1280);
  layOut(700);
  expect(drawn.at(0)).not.toBe(700);
  expect(drawn.at(-1)).toBe(700);
});

it('nothing is measured before the browser has laid out the page', () => {
  open(390);
  expect(drawn).toEqual([358]);
});
