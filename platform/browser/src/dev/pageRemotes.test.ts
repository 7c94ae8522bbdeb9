import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  type Preview,
  type Release,
  type TelemetryEvent,
  withCanaries,
} from '@scoreline/shared-lib/contract';

import { load, openRemotes, placed, remoteModule, resetLoads } from '../federation/testing';
import { pageRemotes } from './pageRemotes';
import { faceOf, type Override, type PanelPage, problemOf } from './panelModel';
import { watchRemotes } from './watchRemotes';

const facts = { commits: { new: 'c0ffee1' }, choices: [] };
const release: Release = {
  ...{ brand: 'scoreline', env: 'prod', channel: 'stable', seq: 12, createdAt: '' },
  shell: { build: 'a', base: '', initial: [], locales: {}, files: [] },
  remotes: { 'mf-scores': { ...placed('new'), fallback: placed('old') } },
};
const preview: Preview = {
  ...{ kind: 'preview', brand: 'scoreline', env: 'prod', channel: 'stable', link: '' },
  ...{ team: 'scores', commit: 'deadbee', createdAt: '', until: '2026-11-28T12:00:00.000Z' },
  remote: placed('staged'),
};
const page: PanelPage = { release, overrides: [], opened: null };
const override: Override = {
  ...{ name: 'mf-scores', origin: 'http://localhost:3001', state: 'running' },
  off: () => undefined,
};
const none = () => ({ errors: 0 });
const rowOf = (over: Partial<PanelPage> = {}, running?: ReturnType<typeof openRemotes>) =>
  pageRemotes({ ...page, ...over, running, courseOf: none }, facts)[1];

beforeEach(resetLoads);

describe('the panel’s face', () => {
  it('says the release, what is tested, and what is not released', () => {
    expect(faceOf(page)).toBe('Release 12');
    const tested = { ...page, opened: { preview }, overrides: [override] };
    expect(faceOf(tested)).toBe(
      'You are testing build staged of mf-scores by scores until 2026-11-28 12:00 UTC · Not released: mf-scores',
    );
  });

  it.each([
    ['unknown', 'it was altered, or it has been withdrawn'],
    ['foreign', 'of another brand, environment or channel'],
    ['expired', 'The time of this tester’s link is over'],
  ] as const)('says of a link that is %s what is wrong with it', (refused, said) => {
    const face = faceOf({ ...page, opened: { refused } });
    expect(face).toContain(said);
    expect(face).toContain('You see the usual site.');
  });

  it('has the problems of developers’ builds', () => {
    expect(problemOf({ ...page, overrides: [override] })).toBe('');
    const failing = { ...override, problem: 'TS2322: no' };
    expect(problemOf({ ...page, overrides: [failing] })).toBe('✕ mf-scores: TS2322: no');
    const both = { ...failing, typeProblem: 'src/a.ts:1:2 TS7: x' };
    expect(problemOf({ ...page, overrides: [both] })).toBe(
      '✕ mf-scores: TS2322: no\n✕ mf-scores: src/a.ts:1:2 TS7: x',
    );
  });
});

describe('a remote in the panel', () => {
  it('has its release, build, commit and owner, before and after it is loaded', async () => {
    const before = { name: 'mf-scores', owner: 'scores', from: 'release 12' };
    expect(rowOf()).toMatchObject({ ...before, build: 'new', commit: 'c0ffee1', errors: 0 });
    expect(rowOf()?.loaded).toBe('not loaded yet');
  });

  it('says where the build before has taken its place', async () => {
    load.mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce(remoteModule('a'));
    const running = openRemotes();
    await running.load('mf-scores');
    expect(rowOf({}, running)).toMatchObject({
      ...{ build: 'old', commit: 'not known here' },
      from: 'release 12, fallen back to the build before',
    });
  });

  it('says why there is none', async () => {
    load.mockRejectedValue(new Error('gone'));
    const running = openRemotes(false);
    await running.load('mf-scores');
    expect(rowOf({}, running)).toMatchObject({ problem: 'gone' });
  });

  it('says where it comes from that all others do not have', () => {
    const canary = { ...release, canary: { percent: 10, salt: '', over: 11 } };
    expect(rowOf({ release: canary })?.from).toBe('release 12, a canary for 10 %');
    const tested = { ...release, remotes: { 'mf-scores': preview.remote } };
    expect(rowOf({ release: tested, opened: { preview } })).toMatchObject({
      ...{ from: 'for testers, in no release', commit: 'deadbee' },
    });
    expect(rowOf({ overrides: [override] })?.from).toBe('not released, from http://localhost:3001');
    const away = { ...override, isAway: true };
    expect(rowOf({ overrides: [away] })?.from).toBe('release 12');
  });
});

describe('canaries in the panel', () => {
  const terms = { percent: 10, salt: '', team: 'platform', since: '2026-11-21T12:00:00.000Z' };
  const canaries = {
    shell: { ...release.shell, build: 'b', ...terms },
    remotes: { 'mf-scores': { ...placed('tried'), ...terms, percent: 25, team: 'scores' } },
  };
  const fromOf = (chosen: Record<string, string>) => {
    const run = withCanaries({ ...release, canaries }, chosen);
    const rows = pageRemotes({ ...page, release: run, running: undefined, courseOf: none }, facts);
    return rows.map(({ name, build, from }) => [name, build, from]);
  };

  it('are the shell’s and each remote’s, of whoever has them and of whoever has not', () => {
    expect(fromOf({ shell: 'b', 'mf-scores': 'tried' })).toEqual([
      ['shell', 'b', 'release 12, a canary of platform for 10 % since 2026-11-21 12:00 UTC'],
      ['mf-scores', 'tried', 'release 12, a canary of scores for 25 % since 2026-11-21 12:00 UTC'],
    ]);
    expect(fromOf({ 'mf-scores': 'tried' })[0]).toEqual([
      ...['shell', 'a', 'release 12; 10 % of the devices try b'],
    ]);
    expect(fromOf({})[1]).toEqual([
      ...['mf-scores', 'new', 'release 12; 25 % of the devices try tried'],
    ]);
  });
});

it('counts a build’s load and its errors, and tells of each', () => {
  let changes = 0;
  const listeners: ((event: TelemetryEvent) => void)[] = [];
  const courseOf = watchRemotes(
    (listen) => void listeners.push(listen),
    () => void (changes += 1),
  );
  const facts = { remote: 'mf-scores', build: 'new' };
  const events: TelemetryEvent[] = [
    { kind: 'load', ...facts, ms: 12 },
    { kind: 'failure', ...facts, phase: 'render', message: 'x' },
    { kind: 'failure', ...facts, phase: 'script', message: 'x' },
  ];
  for (const event of events) for (const listen of listeners) listen(event);
  expect(courseOf('new')).toEqual({ loadMs: 12, errors: 2 });
  expect(courseOf('old')).toEqual({ errors: 0 });
  expect(changes).toBe(3);
});
