import { expect, it } from '@jest/globals';

import { openDevice, openMemberApp, registerMember, unlimited } from '../accounts/testing';
import { duringTests } from '@scoreline/database/duringTests';
import { figuresSince, storeClient } from './queries';

const test = duringTests(() => openMemberApp(unlimited));

it('a visitor who came by a widget and registers is counted to it, once', async () => {
  const news = { clientId: 'news', name: 'News', origins: ['*'], bettingRegions: [] };
  await storeClient(test.db, news, test.clock.now);
  const channel = { channel: encodeURIComponent('widget-news') };
  const visitor = await openDevice(test, 'by-a-widget', channel);
  await registerMember(test, visitor, 'fan@mail.example');
  const again = await openDevice(test, 'by-a-widget-again', channel);
  await again.call('patron/frontend/ciphered/register-login', {
    ...{ type: 'password', email: 'fan@mail.example', password: 'orange tram at noon' },
  });
  const other = await openDevice(test, 'by-a-letter', { channel: 'newsletter' });
  await registerMember(test, other, 'reader@mail.example');
  const liar = await openDevice(test, 'by-nobody’s-widget', { channel: 'widget-invented' });
  await registerMember(test, liar, 'liar@mail.example');
  expect(await figuresSince(test.db, '2020-01-01')).toEqual([
    { clientId: 'news', impressions: 0, clicks: 0, registrations: 1 },
  ]);
});
