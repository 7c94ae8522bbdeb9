import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';

import { renderApp } from '../../testing';
import { ErrorState } from './ErrorState';
import { returnPausesMs } from './onReturn';
import { WayOut } from './WayOut';

const card = (onRetry: () => void) => (
  <ErrorState message="No network" retryLabel="Retry" onRetry={onRetry} />
);
const comeBack = () => act(() => void window.dispatchEvent(new Event('online')));

afterEach(() => void jest.useRealTimers());

describe('a card of what could not be had', () => {
  it('tries again by itself when the network is back, and once more while that carries nothing', async () => {
    const onRetry = jest.fn();
    await renderApp(card(onRetry));
    jest.useFakeTimers();
    comeBack();
    for (const [tries, pause] of returnPausesMs.entries()) {
      act(() => void jest.advanceTimersByTime(pause - (returnPausesMs[tries - 1] ?? 0)));
      expect(onRetry).toHaveBeenCalledTimes(tries + 1);
    }
    act(() => void jest.advanceTimersByTime(600_000));
    expect(onRetry).toHaveBeenCalledTimes(returnPausesMs.length);
  });

  it('asks for nothing once it has given way to what was wanted', async () => {
    const onRetry = jest.fn();
    const { unmount } = await renderApp(card(onRetry));
    jest.useFakeTimers();
    comeBack();
    act(() => void jest.advanceTimersByTime(0));
    unmount();
    jest.advanceTimersByTime(600_000);
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('tries again when the page is looked at again, unless there is no network', async () => {
    const onRetry = jest.fn();
    await renderApp(card(onRetry));
    const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    look();
    expect(onRetry).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    look();
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

it('a card of a failed call leads to the contact form with what support finds it by', async () => {
  await renderApp(<ErrorState message="Sorry" traceId="4bf92f35" />);
  const link = screen.getByRole('link', { name: 'ID 4bf92f35' });
  expect(decodeURIComponent(link.getAttribute('href')!)).toBe('/contact-us?about=ID 4bf92f35');
});

describe('the way out', () => {
  const pages = (
    <Routes>
      <Route
        path="/"
        element={
          <>
            <p>Home page</p>
            <WayOut />
          </>
        }
      />
      <Route path="/from" element={<Link to="/lost">On</Link>} />
      <Route path="/lost" element={<WayOut />} />
    </Routes>
  );

  it('leads home from a page that was opened with its address', async () => {
    await renderApp(pages, { path: '/lost' });
    await userEvent.click(screen.getByRole('button', { name: 'Go Home' }));
    expect(screen.getByText('Home page')).toBeTruthy();
  });

  it('leads back to where one came from', async () => {
    const back = jest.spyOn(history, 'back').mockReturnValue();
    await renderApp(pages, { path: '/from' });
    await userEvent.click(screen.getByRole('link', { name: 'On' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('is none at home', async () => {
    await renderApp(pages, { path: '/' });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
