import { act, cleanup, fireEvent, render as renderBare, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';

import { later, partPatienceMs } from './Later';
import { PlaceOfBuild } from './PlaceOfBuild';

afterEach(cleanup);

const render = (part: ReactNode) => renderBare(<MemoryRouter>{part}</MemoryRouter>);

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

it('fetches a lost script past the HTTP cache before it asks again', async () => {
  const fetchFile = vi.fn<typeof fetch>().mockResolvedValue(new Response(''));
  vi.stubGlobal('fetch', fetchFile);
  const lost = Object.assign(new Error('lost'), { request: '/builds/a/1.js' });
  const load = vi
    .fn()
    .mockRejectedValueOnce(lost)
    .mockResolvedValueOnce(() => <p>There</p>);
  const Part = later(load);
  render(<Part />);
  fireEvent.click(await screen.findByRole('button'));
  expect(await screen.findByText('There')).toBeTruthy();
  expect(fetchFile).toHaveBeenCalledWith('/builds/a/1.js', { cache: 'reload', mode: 'cors' });
  vi.unstubAllGlobals();
});

it('says so when it hangs, and takes what comes later', async () => {
  vi.useFakeTimers();
  let arrive: (part: () => React.ReactNode) => void = () => undefined;
  const Part = later<object>(
    () => new Promise<() => React.ReactNode>((resolve) => (arrive = resolve)),
  );
  render(<Part />);
  await act(() => vi.advanceTimersByTimeAsync(partPatienceMs));
  expect(screen.getByRole('alert')).toBeTruthy();
  await act(async () => arrive(() => <p>There</p>));
  expect(screen.getByText('There')).toBeTruthy();
  vi.useRealTimers();
});

it.each([true, false])('asks the place it stands in first: %s', async (replaced) => {
  const onLost = vi.fn(() => replaced);
  const Part = later(() => Promise.reject(new Error('lost')));
  render(
    <PlaceOfBuild remote="mf-scores" build="b1" onLost={onLost}>
      <Part />
    </PlaceOfBuild>,
  );
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce());
  if (replaced) expect(screen.queryByRole('alert')).toBeNull();
  else expect((await screen.findByRole('alert')).dataset.remote).toBe('mf-scores');
});
