import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { installDialogElement } from '@scoreline/shared-lib/testing';
import { stubGlobal, unstubGlobals } from '@scoreline/shared-lib/testing/stubGlobal';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { openPage, testDetail } from '../testing/testPage';

const video = {
  videoId: 1,
  title: 'All the goals',
  url: 'https://videos.example/1',
  provider: 'Videos',
  durationSeconds: 95,
};
const opened = jest.fn();

beforeEach(() => {
  localStorage.clear();
  installDialogElement();
  opened.mockReset();
  stubGlobal('open', opened);
});
afterEach(() => {
  cleanup();
  unstubGlobals();
});

async function openHighlights() {
  await openPage('/football/match/arsenal-vs-chelsea/7?tab=highlights', {
    'match/detail': testDetail(['events', 'highlights']),
    'match/events': { incidents: [] },
    'match/highlights': { videos: [video] },
  });
  return screen.findByRole('button', { name: /All the goals/ });
}
const play = () => screen.findByRole('button', { name: 'Play the video' });

it('says that a video is somebody else’s before the page is left for it', async () => {
  await userEvent.click(await openHighlights());
  expect(opened).not.toHaveBeenCalled();
  await userEvent.click(await play());
  expect(opened).toHaveBeenCalledWith(video.url, '_blank', 'noopener,noreferrer');
  opened.mockReset();
  await userEvent.click(screen.getByRole('button', { name: /All the goals/ }));
  expect(opened).not.toHaveBeenCalled();
});

it('stays on the page when one thinks better of it', async () => {
  await userEvent.click(await openHighlights());
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Play the video' })).toBeNull());
  expect(opened).not.toHaveBeenCalled();
});

it('asks no more, not on another visit either, once one has said so', async () => {
  await userEvent.click(await openHighlights());
  await userEvent.click(await screen.findByRole('switch'));
  await userEvent.click(await play());
  cleanup();
  opened.mockReset();
  await userEvent.click(await openHighlights());
  expect(opened).toHaveBeenCalledTimes(1);
});
