import { afterEach, expect, it, jest } from '@jest/globals';
import {
  act,
  cleanup,
  fireEvent,
  render as renderBare,
  screen,
  waitFor,
} from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { stubGlobal, unstubGlobals } from '../testing/stubGlobal';
import { later, partPatienceMs } from './Later';
import { BuildRegion } from './BuildRegion';

afterEach(cleanup);

const render = (part: ReactNode) => renderBare(<MemoryRouter>{part}</MemoryRouter>);

it('shows what waits, then the part, at once the next time', async () => {
  const load = jest.fn(async () => ({ name }: { name: string }) => <p>Hello {name}</p>);
  const Part = later(load, () => <p>Wait</p>);
  render(<Part name="Ada" />);
  expect(screen.getByText('Wait')).toBeTruthy();
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
  cleanup();
  render(<Part name="Bo" />);
  expect(screen.getByText('Hello Bo')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('can be asked for again after a failure', async () => {
  const load = jest
    .fn<() => Promise<() => React.ReactNode>>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValueOnce(() => <p>There</p>);
  const Part = later(load);
  render(<Part />);
  fireEvent.click(await screen.findByRole('button'));
  expect(await screen.findByText('There')).toBeTruthy();
});

it('fetches a lost script past the HTTP cache before it asks again', async () => {
  const fetchFile = jest.fn<typeof fetch>().mockResolvedValue(new Response(''));
  stubGlobal('fetch', fetchFile);
  const lost = Object.assign(new Error('lost'), { request: '/builds/a/1.js' });
  const load = jest
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(lost)
    .mockResolvedValueOnce(() => <p>There</p>);
  const Part = later(load);
  render(<Part />);
  fireEvent.click(await screen.findByRole('button'));
  expect(await screen.findByText('There')).toBeTruthy();
  expect(fetchFile).toHaveBeenCalledWith('/builds/a/1.js', { cache: 'reload', mode: 'cors' });
  unstubGlobals();
});

it('says so when it hangs, and takes what comes later', async () => {
  jest.useFakeTimers();
  let arrive: (part: () => React.ReactNode) => void = () => undefined;
  const Part = later<object>(
    () => new Promise<() => React.ReactNode>((resolve) => (arrive = resolve)),
  );
  render(<Part />);
  await act(() => jest.advanceTimersByTimeAsync(partPatienceMs));
  expect(screen.getByRole('alert')).toBeTruthy();
  await act(async () => arrive(() => <p>There</p>));
  expect(screen.getByText('There')).toBeTruthy();
  jest.useRealTimers();
});

it.each([true, false])('asks the place it stands in first: %s', async (replaced) => {
  const onLost = jest.fn(() => replaced);
  const Part = later(() => Promise.reject(new Error('lost')));
  render(
    <BuildRegion remote="mf-scores" build="b1" onLost={onLost}>
      <Part />
    </BuildRegion>,
  );
  await waitFor(() => expect(onLost).toHaveBeenCalledTimes(1));
  if (replaced) expect(screen.queryByRole('alert')).toBeNull();
  else expect((await screen.findByRole('alert')).dataset.remote).toBe('mf-scores');
});
