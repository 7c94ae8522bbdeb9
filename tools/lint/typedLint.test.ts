import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'scoreline-typed-lint-'));
let diagnostics: { code: string; filename: string }[];

const faults = `const one = async (): Promise<number> => 1;
export function count(kind: 'home' | 'away'): number {
  one();
  if (one()) return 2;
  switch (kind) {
    case 'home':
      return 1;
  }
  return 3;
}
export const two = async (): Promise<number> => await (2 as number);
`;

const compilerOptions = { strict: true, target: 'es2023', lib: ['es2023'] };

beforeAll(async () => {
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*'] }));
  writeFileSync(join(folder, 'source.ts'), faults);
  writeFileSync(join(folder, 'Component.test.tsx'), faults);
  const program = join(root, 'node_modules/oxlint/bin/oxlint');
  const args = [program, '-c', join(root, '.oxlintrc.json'), '--format=json', folder];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, (_error, stdout) => resolve(stdout));
  });
  ({ diagnostics } = JSON.parse(output) as { diagnostics: typeof diagnostics });
});

afterAll(() => rmSync(folder, { recursive: true }));

const rulesBrokenIn = (name: string) =>
  diagnostics
    .filter(({ filename }) => filename.endsWith(name))
    .map(({ code }) => code.slice('typescript('.length, -1))
    .sort();

it('finds by types what is not awaited, awaited for nothing, taken for true, or left out of a switch', () => {
  expect(rulesBrokenIn('source.ts')).toEqual([
    ...['await-thenable', 'no-floating-promises'],
    ...['no-misused-promises', 'switch-exhaustiveness-check'],
  ]);
});

it("lets a component's test leave a promise alone, as `act` hands one out that is none", () => {
  expect(rulesBrokenIn('Component.test.tsx')).toEqual([
    ...['await-thenable', 'no-misused-promises', 'switch-exhaustiveness-check'],
  ]);
});
