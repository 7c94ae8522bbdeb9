import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

interface Locked {
  link?: boolean;
  integrity?: string;
  resolved?: string;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

it('every package is installed as the lock file has it, on every platform', () => {
  expect(installed.length).toBeGreaterThan(1_000);
  const unsigned = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(unsigned.map(([path]) => path)).toEqual([]);
});

it('no package is bound to a registry’s host', () => {
  const bound = installed.filter(([, { resolved }]) => resolved !== undefined);
  expect(bound.map(([path]) => path)).toEqual([]);
});
