import { expect, it } from '@jest/globals';
import { contractVersion } from '@scoreline/shared-lib/contract';
import { descriptorSchema } from '@scoreline/shared-lib/contract/schemas';

import { descriptorJsonSchema } from './descriptorSchema';
import { readOffers } from './offers';

const descriptor = {
  name: 'mf-fan-zone',
  build: '0123456789abcdef',
  contract: '^1.0.0',
  owner: 'fans',
  routes: [{ path: '/fan-zone/:id', layout: 'custom', title: 'fan-zone', firstData: true }],
  namespaces: ['fan-zone'],
  entry: 'entry.js',
  global: 'mf_fan_zone_1',
  initial: [],
  locales: { en: 'locales/en.1.json' },
  files: [{ path: 'entry.js', integrity: `sha384-${'a'.repeat(64)}`, bytes: 1 }],
};

it('offers what the shell shares, each in its version, and the contract in its own', () => {
  const { contractVersion: version, shares, names } = readOffers();
  expect(version).toBe(contractVersion);
  expect(shares['react']).toMatch(/^\d+\.\d+\.\d+$/);
  expect(shares).toHaveProperty(['@scoreline/shared-lib/api']);
  expect(Object.values(shares)).not.toContain(undefined);
  expect(names['react-router-dom']).toContain('Link');
});

it('has a schema of descriptors', () => {
  expect(descriptorSchema.parse(descriptor)).toEqual(descriptor);
  expect(descriptorJsonSchema()).toMatchObject({
    type: 'object',
    additionalProperties: false,
    properties: { build: { pattern: '^[0-9a-f]{16}$' } },
  });
});

it.each([
  ['name', 'shell'],
  ['build', '../x'],
  ['contract', '*'],
  ['entry', '../entry.js'],
  ['global', 'a b'],
  ['files', []],
  ['fallback', {}],
])('does not take a descriptor whose %s is %j', (field, value) => {
  expect(descriptorSchema.safeParse({ ...descriptor, [field]: value }).success).toBe(false);
});
