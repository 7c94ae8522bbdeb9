import { describe, expect, it } from '@jest/globals';

import { insertMatch } from '../../sport/matches/testing';
import { duringTests } from '@scoreline/database/duringTests';
import { minute, openFollowingTest } from './testing';

const test = duringTests(openFollowingTest);
const favourites = 'patron/frontend/favourites';

describe('subscribed matches', () => {
  it('are listed in order of kick-off, whatever was followed first', async () => {
    const { device } = await test.newMember();
    const starts = ['2026-11-24T18:00:00Z', '2026-11-22T18:00:00Z', '2026-11-23T18:00:00Z'];
    const ids: number[] = [];
    for (const [at, start] of starts.entries())
      ids.push(await insertMatch(test.db, test.league, [2 * at + 20, 2 * at + 21], { start }));
    const changes = ids.map((targetId, at) => ({
      ...test.change(`kick-off-${at}`, 'add', 0, minute(at)),
      ...{ kind: 'match', targetId },
    }));
    await device.call('patron/frontend/subscriptions/change', { changes });
    const { data } = await device.call('patron/frontend/subscriptions/list');
    const { subscriptions } = data as { subscriptions: { targetId: number }[] };
    expect(subscriptions.map(({ targetId }) => targetId)).toEqual([ids[1], ids[2], ids[0]]);
  });

  it('are kept with the account', async () => {
    const { device } = await test.newMember();
    const matchId = await insertMatch(test.db, test.league, [8, 9], {
      start: '2026-11-22T18:30:00Z',
    });
    const changes = [
      { ...test.change('sub', 'add', 0, minute(1)), kind: 'match', targetId: matchId },
    ];
    const { data } = await device.call('patron/frontend/subscriptions/change', { changes });
    expect(data).toEqual({
      applied: ['change-sub'],
      subscriptions: [
        {
          kind: 'match',
          targetId: matchId,
          sport: 'football',
          at: minute(1),
          name: 'Club 8 – Club 9',
          startTime: '2026-11-22T18:30:00.000Z',
        },
      ],
    });
    expect((await device.call(`${favourites}/list`)).data).toEqual({ favourites: [] });
  });
});
