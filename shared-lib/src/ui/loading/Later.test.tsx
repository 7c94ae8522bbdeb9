import { afterEach, describe, expect, it, jest } from '@jest/globals';
import {
  act,
  cleanup,
  fireEvent,
  render as renderBare,
  screen,
  waitFor,
} from '@testing-library/react';
import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';

import { stubGlobal, unstubGlobals } from '../../testing/stubGlobal';
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

it('is shown at once where it was fetched before', async () => {
  const load = jest.fn(async () => () => <p>There</p>);
  const Part = later(load, () => <p>Wait</p>);
  await Part.preload();
  await Part.preload();
  render(<Part />);
  expect(screen.getByText('There')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('is shown where it arrives between being drawn and being asked for', async () => {
  let arrive: (part: () => React.ReactNode) => void = () => undefined;
  const load = jest.fn(() => new Promise<() => React.ReactNode>((resolve) => (arrive = resolve)));
  const Part = later<object>(load);
  void Part.preload();
  function Arriving() {
    useLayoutEffect(() => arrive(() => <p>There</p>), []);
    return <Part />;
  }
  // As on a page: `act` would render synchronously, before data that has already arrived.
  stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <MemoryRouter>
      <Arriving />
    </MemoryRouter>,
  );
  expect(await screen.findByText('There')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
  root.unmount();
  unstubGlobals();
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

describe('a part that takes long', () => {
  let arrive: (part: () => React.ReactNode) => void = () => undefined;
  const wait = async () => {
    jest.useFakeTimers();
    const load = () => new Promise<() => React.ReactNode>((resolve) => (arrive = resolve));
    const Part = later<object>(load, () => <p>Wait</p>);
    render(<Part />);
    await act(() => jest.advanceTimersByTimeAsync(10 * partPatienceMs));
  };
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('keeps what waits while the network is there', async () => {
    await wait();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Wait')).toBeTruthy();
  });

  it('says so offline, and takes what comes later', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await wait();
    expect(screen.getByRole('alert')).toBeTruthy();
    await act(async () => arrive(() => <p>There</p>));
    expect(screen.getByText('There')).toBeTruthy();
  });
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
