import { expect, it } from '@jest/globals';

import { fullName, pinnedBuilds, readOptions } from './options';

it.each([
  ['scores', 'mf-scores'],
  ['mf-scores', 'mf-scores'],
  ['scores=b000000000000001', 'mf-scores=b000000000000001'],
  ['shell', 'shell'],
  ['shell=a000000000000001', 'shell=a000000000000001'],
  ['platform/commands/fixtures/mf-probe', 'platform/commands/fixtures/mf-probe'],
])('takes %s for %s', (name, full) => {
  expect(fullName(name)).toBe(full);
});

it('knows builds that need no building', () => {
  expect(pinnedBuilds(['scores=b1', 'shell=a1'])).toEqual({ 'mf-scores': 'b1', shell: 'a1' });
  expect(pinnedBuilds(['scores=b1', 'shell'])).toBeNull();
  expect(pinnedBuilds([])).toBeNull();
});

it('means this machine’s registry unless another is named', () => {
  expect(readOptions(['status']).registry).toBe(process.env.REGISTRY_URL);
  const named = readOptions(['status', '--registry', 'https://registry.example']);
  expect(named.registry).toBe('https://registry.example');
});

it.each(['-1', '101', 'ten', ''])('refuses the share %j', (percent) => {
  expect(() => readOptions(['canary', `--percent=${percent}`])).toThrow('is not a number from 0');
});

it('reads what is asked of the guard', () => {
  const guard = (text: string) => readOptions(['canary', '--guard', text]).guard;
  expect(guard('visits=500,failures=2,tail=20')).toEqual({ visits: 500, failures: 2, tail: 20 });
  expect(guard('off=a new font, loaded first')).toEqual({ off: 'a new font, loaded first' });
  expect(guard('usual')).toEqual({});
  expect(readOptions(['promote']).guard).toBeUndefined();
  expect(() => readOptions(['promote', '--guard', 'visits=500'])).toThrow('promote makes none');
});

it.each(['', 'off', 'off=', 'visits', 'visits=5', 'failures=0', 'mood=3', 'visits=500;tail=20'])(
  'asks nothing of the guard by %j',
  (text) => {
    expect(() => readOptions(['canary', `--guard=${text}`])).toThrow('is none of off=WHY, usual');
  },
);
