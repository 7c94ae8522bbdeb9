import { expect, it } from '@jest/globals';

import type { ReleaseAct, ReleaseLogRow } from '@scoreline/shared-lib/contract';
import { historyTable } from './history';

const track = { brand: 'scoreline', env: 'prod', channel: 'stable' };
const at = '2026-11-23T12:00:00.000Z';

/** Rows of a log; on the default track unless an entry names another. */
const rowsOf = (...entries: Partial<ReleaseAct>[]): ReleaseLogRow[] =>
  entries.map((entry, index) => ({
    ...{ id: index + 1, previous: '', hash: '' },
    entry: JSON.stringify({ at, team: 'fans', track: 'scoreline/prod/stable', ...entry }),
  }));

const lines = (...entries: Partial<ReleaseAct>[]) =>
  historyTable(rowsOf(...entries), [track]).split('\n');

const commit = 'c0ffee1234567890';

it('says which release it made, who, what, of which commit, who agreed, and why', () => {
  const remote = 'mf-fans';
  const found = lines(
    { kind: 'policy', team: 'root', track: undefined, new: '1' },
    { kind: 'promote', seq: 1, remote, new: 'a1', commit, reason: 'first' },
    { kind: 'canary', seq: 2, remote: 'mf-news', new: 'n2', percent: 50, team: 'news' },
    { kind: 'canary', seq: 3, remote, new: 'b2', percent: 10, approval: 'platform' },
    { kind: 'canary', seq: 4, remote, old: 'b2', percent: 0, reason: 'slow' },
    { kind: 'promote', seq: 1, remote, new: 'a1', track: 'futbol/prod/stable' },
    { kind: 'rollback', seq: 5, remote, old: 'b2', new: 'a1', reason: 'worse' },
    { kind: 'withdraw', seq: 6, remote, old: 'a1' },
    { kind: 'renew', seq: 7, team: 'registry' },
  );
  expect(found).toEqual([
    'scoreline/prod/stable: 7 acts',
    `     7  ${at}  registry: renewed, the same builds`,
    `     6  ${at}  fans: mf-fans withdrawn; was a1`,
    `     5  ${at}  fans: mf-fans a1, gone back to; was b2; “worse”`,
    `     4  ${at}  fans: mf-fans b2 no longer a canary; “slow”`,
    `     3  ${at}  fans: mf-fans b2 a canary for 10 % of the devices; approved by platform`,
    `     2  ${at}  news: mf-news n2 a canary for 50 % of the devices`,
    `     1  ${at}  fans: mf-fans a1; commit c0ffee123456; “first”`,
  ]);
});

it('lists the newest of a long history, and says how many there are', () => {
  const acts = Array.from({ length: 25 }, (_, index) => ({
    ...{ kind: 'promote' as const, seq: index + 1, remote: 'mf-fans', new: 'a1' },
  }));
  const found = lines(...acts);
  expect([found.length, found[0], found.at(-1)]).toEqual([
    22,
    'scoreline/prod/stable: 25 acts',
    '  and 5 before them',
  ]);
  expect(found[1]).toMatch(/^ {4}25 /);
  expect(found.at(-2)).toMatch(/^ {5}6 /);
});

it('says where nothing was done', () => {
  expect(lines()).toEqual(['scoreline/prod/stable: no acts']);
});
