import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { createApp, h, shallowReactive } from 'vue';

import { elementPage, type MountApp, type MountedApp, type PageContext } from './elementPage';

/** A Vue page with the route's parameters, a link, and a button that navigates. */
const vuePage: MountApp = (element, context) => {
  const shown = shallowReactive({ context });
  const app = createApp({
    render: () => [
      h('h1', `Team ${shown.context.params.id} in ${shown.context.language}`),
      h('a', { href: shown.context.href('/teams') }, 'All teams'),
      h('button', { onClick: () => shown.context.navigate('/elsewhere') }, 'Leave'),
    ],
  });
  app.mount(element);
  return { update: (next) => void (shown.context = next), unmount: () => app.unmount() };
};

class Boundary extends Component<{ children: ReactNode }, { said: string }> {
  override state = { said: '' };
  static getDerivedStateFromError = (error: Error) => ({ said: error.message });
  override render = () =>
    this.state.said ? <p role="alert">{this.state.said}</p> : this.props.children;
}

/** A site below `/es` with the page and two others. */
function open(mount: MountApp) {
  const Page = elementPage(mount);
  return render(
    <MemoryRouter initialEntries={['/es/team/7']} basename="/es">
      <Link to="/team/8">Next</Link>
      <Boundary>
        <Routes>
          <Route path="/team/:id" element={<Page />} />
          <Route path="/elsewhere" element={<h1>Elsewhere</h1>} />
        </Routes>
      </Boundary>
    </MemoryRouter>,
  );
}
afterEach(cleanup);
const later = () => act(async () => undefined);

describe('a page in another framework', () => {
  it('shows the route, follows it without being made anew, and leaves nothing', async () => {
    const mount = jest.fn(vuePage);
    open(mount);
    expect(await screen.findByRole('heading')).toHaveProperty('textContent', 'Team 7 in en');
    const heading = screen.getByRole('heading');
    expect(screen.getByRole('link', { name: 'All teams' }).getAttribute('href')).toBe('/es/teams');
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    await later();
    expect(heading.textContent).toBe('Team 8 in en');
    expect(mount).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeTruthy();
    expect(heading.isConnected).toBe(false);
  });

  it.each<[string, MountApp]>([
    [
      'at once',
      () => {
        throw new Error('no app');
      },
    ],
    ['later', () => Promise.reject(new Error('no app'))],
  ])('that fails %s is a failure of the page alone', async (_when, mount) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open(mount);
    expect((await screen.findByRole('alert')).textContent).toBe('no app');
    expect(screen.getByRole('link', { name: 'Next' })).toBeTruthy();
  });

  it('that comes after it was left is unmounted, and is told what it missed where it was not', async () => {
    const app = { update: jest.fn<(context: PageContext) => void>(), unmount: jest.fn() };
    let come: (app: MountedApp) => void = () => undefined;
    const slow: MountApp = () => new Promise((resolve) => (come = resolve));
    open(slow);
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    come(app);
    await later();
    expect(app.update.mock.calls.map(([{ params }]) => params.id)).toEqual(['8']);
    const { unmount } = open(slow);
    unmount();
    come(app);
    await later();
    expect(app.unmount).toHaveBeenCalledTimes(1);
  });
});
