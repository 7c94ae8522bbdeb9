import { expect, it } from '@jest/globals';

import { duringTests } from '@scoreline/database/duringTests';
import { minute, openFollowingTest } from './testing';

const test = duringTests(openFollowingTest);

it('a call skips what does not exist, says so, and takes the others', async () => {
  const { device, userId } = await test.newMember();
  const none = 999_999_999;
  const nothing = (kind: string) => ({
    ...test.change(`no-${kind}`, 'add', 0, minute(1)),
    ...{ kind, targetId: none },
  });
  const changes = [nothing('team'), test.change('real', 'add', 3, minute(2)), nothing('league')];
  const { data } = await device.call('patron/frontend/favourites/change', { changes });
  expect(data).toMatchObject({
    applied: ['change-real'],
    skipped: ['change-no-team', 'change-no-league'],
    favourites: [{ targetId: test.teamId(3) }],
  });
  const match = { changes: [nothing('match')] };
  expect((await device.call('patron/frontend/subscriptions/change', match)).data).toEqual({
    ...{ applied: [], skipped: ['change-no-match'], subscriptions: [] },
  });
  const follows = test.db.selectFrom('follows').select('target_id').where('user_id', '=', userId);
  expect(await follows.execute()).toHaveLength(1);
});
