import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { later } from './Later';

afterEach(cleanup);

it('shows what waits, then the part, at once the next time', async () => {
  const load = vi.fn(async () => ({ name }: { name: string }) => <p>Hello {name}</p>);
  const Part = later(load, () => <p>Wait</p>);
  render(<Part name="Ada" />);
  expect(screen.getByText('Wait')).toBeTruthy();
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
  cleanup();
  render(<Part name="Bo" />);
  expect(screen.getByText('Hello Bo')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it('can be asked for again after a failure', async () => {
  const load = vi
    .fn<() => Promise<() => React.ReactNode>>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValueOnce(() => <p>There</p>);
  const Part = later(load);
  render(<Part />);
  fireEvent.click(await screen.findByRole('button'));
  expect(await screen.findByText('There')).toBeTruthy();
});
