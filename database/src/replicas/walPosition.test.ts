import { expect, it } from '@jest/globals';

import { PrimaryLog, walPosition } from './walPosition';

it('reads positions of both halves', () => {
  expect(walPosition('0/0')).toBe(0n);
  expect(walPosition('16/B374D848')).toBe(0x16b374d848n);
  expect(walPosition('1/0') - walPosition('0/FFFFFFFF')).toBe(1n);
});

it('says as of when a replica shows everything', () => {
  const log = new PrimaryLog();
  expect([log.shownUntil(5n), log.position]).toEqual([null, null]);
  log.add(1_000, 10n);
  log.add(2_000, 20n);
  log.add(3_000, 20n);
  log.add(4_000, 20n);
  log.add(5_000, 30n);
  expect([9n, 10n, 19n, 20n, 29n, 30n, 99n].map((at) => log.shownUntil(at))).toEqual([
    ...[null, 1_000, 1_000, 4_000, 4_000, 5_000, 5_000],
  ]);
  expect(log.position).toBe(30n);
  log.add(605_500, 40n);
  expect(log.shownUntil(39n)).toBeNull();
  log.clear();
  expect(log.shownUntil(40n)).toBeNull();
});
