import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { startTransition, useState, useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function add() {
  count += 1;
  listeners.forEach((listener) => listener());
}

function Counter() {
  const shown = useSyncExternalStore(subscribe, () => count);
  return <button onClick={add}>counted {shown}</button>;
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Counter />;
  return (
    <button onClick={() => setTimeout(() => startTransition(() => setOpen(true)))}>open</button>
  );
}

it('what is found hears of the store, though it has only just been drawn', async () => {
  render(<Page />);
  fireEvent.click(screen.getByText('open'));
  // As on a busy machine: nothing runs between the render and the test.
  const later = globalThis.setTimeout;
  jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((run: () => void, ms?: number) =>
      ms === 0 ? queueMicrotask(run) : later(run, ms)) as typeof setTimeout);
  const button = await screen.findByText('counted 0');
  fireEvent.click(button);
  expect(button.textContent).toBe('counted 1');
});
