import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { clearSession } from '@scoreline/shared-lib/session';
import { requestsOf } from '@scoreline/shared-lib/testing';
import { firstItem } from '@scoreline/shared-lib/contract/lists';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { openPage } from '../testing/openPage';
import { testPromotion } from '../testing/testPromotion';
import { qrPath } from './qrPath';

const shared = jest.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());

beforeEach(() => {
  localStorage.clear();
  clearSession();
  shared.mockClear();
  Object.assign(navigator, { share: shared });
});

describe('sharing the invitation', () => {
  it('has link, code, QR code and picture', async () => {
    await openPage('Share');
    await screen.findByText('ABCD2345');
    await screen.findByRole('img', { name: 'QR code of your invite link' });
    const picture = screen.getByRole('img', { name: /your code ABCD2345/ });
    expect(picture.getAttribute('src')).toContain('/share/promotion/7/ABCD2345.png');
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(firstItem(shared.mock.calls)[0].url).toMatch(/\/promotion\/7\/refer_friends\/ABCD2345$/);
  });

  it('leaves out a picture that cannot be had', async () => {
    await openPage('Share');
    fireEvent.error(await screen.findByRole('img', { name: /your code/ }));
    expect(screen.queryByRole('link', { name: 'Save picture' })).toBeNull();
  });

  it('copies the code, and shows it where the clipboard is closed', async () => {
    await openPage('Share');
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    const press = async () => user.click(await screen.findByRole('button', { name: 'Copy code' }));
    await press();
    expect(write).toHaveBeenCalledWith('ABCD2345');
    await screen.findByText('Copied', { selector: '[aria-hidden] *' });
    write.mockRejectedValueOnce(new Error('closed'));
    await press();
    await screen.findByText('ABCD2345', { selector: '[aria-hidden] *' });
  });

  it('searches GIFs by our server where they are offered, and shares one', async () => {
    const gif = {
      id: 'g',
      title: 'Goal',
      preview: '/p.gif',
      image: '/gifs/g.gif',
      width: 9,
      height: 9,
    };
    const other = { ...gif, id: 'h', title: 'Save' };
    const { api } = await openPage('Share', {
      overview: testPromotion({ gifs: true }),
      gifs: ({ cursor }: { cursor?: string }) =>
        cursor ? { gifs: [gif, other], cursor: null } : { gifs: [gif], cursor: '24' },
    });
    await userEvent.type(await screen.findByLabelText('Search GIFs'), 'goal');
    await waitFor(() => expect(requestsOf(api, 'gifs')).toContainEqual({ text: 'goal' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Share the GIF “Goal”' }));
    await waitFor(() => expect(shared).toHaveBeenCalled());
    const { url, text } = firstItem(shared.mock.calls)[0];
    expect(url).toMatch(/\/gifs\/g\.gif$/);
    expect(text).toMatch(/\/promotion\/7\/refer_friends\/ABCD2345$/);
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await screen.findByRole('button', { name: 'Share the GIF “Save”' });
    expect(screen.getAllByRole('button', { name: /^Share the GIF/ })).toHaveLength(2);
    expect(requestsOf(api, 'gifs').at(-1)).toEqual({ text: 'goal', cursor: '24' });
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('shows the GIFs of the words that stand there, though those of others come later', async () => {
    const gif = { id: 'g', title: 'Goal', preview: '/p.gif', image: '/g.gif', width: 9, height: 9 };
    const failure = () => new Response('', { status: 500 });
    const late = failure();
    const read = jest.spyOn(late, 'text');
    let arrive = (_answer: Response): void => undefined;
    const underWay = new Promise<Response>((resolve) => (arrive = resolve));
    const answers = [failure(), underWay, { gifs: [gif], cursor: null }];
    const { api } = await openPage('Share', {
      overview: testPromotion({ gifs: true }),
      gifs: () => answers.shift(),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(requestsOf(api, 'gifs')).toHaveLength(2));
    await userEvent.type(screen.getByLabelText('Search GIFs'), 'goal');
    await screen.findByRole('button', { name: 'Share the GIF “Goal”' });
    arrive(late);
    await waitFor(() => expect(read).toHaveBeenCalled());
    await act(() => Promise.all(read.mock.results.map(({ value }) => value)));
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});

it('a QR code has its white edge and three dark corners', () => {
  const { path, modules } = qrPath('https://scoreline.example/');
  expect(modules).toBeGreaterThanOrEqual(29);
  expect(path.startsWith('M4 4h1v1h-1z')).toBe(true);
  expect(path).toContain(`M${modules - 5} 4h`);
  expect(path).not.toMatch(/M[0-3] /);
});
