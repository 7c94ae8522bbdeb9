import { join } from 'node:path';

import { beforeAll, describe, expect, it } from '@jest/globals';
import { ESLint } from 'eslint';

const root = join(import.meta.dirname, '..', '..');
let eslint: ESLint;

beforeAll(() => {
  eslint = new ESLint({ cwd: root });
});

async function rulesBrokenBy(file: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: join(root, file) });
  return result!.messages.map(({ ruleId }) => ruleId);
}

describe('what a supported browser lacks', () => {
  const style = (css: string) =>
    `import styled from 'styled-components';\nexport const Box = styled.div\`\n${css}\n\`;\n`;
  const missing: [string, string][] = [
    ['es-x/no-array-prototype-tosorted', 'export const a = (list: number[]) => list.toSorted();\n'],
    [
      'es-x/no-array-prototype-toreversed',
      'export const a = (list: number[]) => list.toReversed();\n',
    ],
    ['es-x/no-regexp-lookbehind-assertions', 'export const a = /(?<=-)b/;\n'],
    ['compat/compat', 'export const a = requestIdleCallback(() => undefined);\n'],
    ['no-restricted-properties', 'export const a = URL.canParse(location.href);\n'],
    ['styles/support', style('color: color-mix(in srgb, red, blue);')],
    ['styles/support', style('&:has(> input) { color: red; }')],
    ['styles/support', style('scrollbar-width: none;')],
  ];
  it.each(missing)('breaks %s: %s', async (rule, code) => {
    expect(await rulesBrokenBy('mf-scores/src/Probe.ts', code)).toContain(rule);
  });

  it('may be used where it is guarded, or where the prefixer helps', async () => {
    const guarded = '@supports selector(:has(*)) { &:has(> input) { color: red; } }';
    const code = style(`${guarded}\n  user-select: none;`);
    expect(await rulesBrokenBy('mf-scores/src/Probe.tsx', code)).toEqual([]);
  });

  it('is found in sheets that no prefixer sees', async () => {
    const code = "export const css = '.a{user-select:none}';\n";
    expect(await rulesBrokenBy('shell/src/frame/probeCss.ts', code)).toEqual(['styles/support']);
    const prefixed = "export const css = '.a{-webkit-user-select:none;user-select:none}';\n";
    expect(await rulesBrokenBy('shell/src/frame/probeCss.ts', prefixed)).toEqual([]);
  });
});

describe('house style', () => {
  const seeded: [string, string, string][] = [
    [
      'server/src/sport/matches/probe.ts',
      'export const a = (b: any) => b;\n',
      '@typescript-eslint/no-explicit-any',
    ],
    [
      'server/src/sport/matches/probe.ts',
      'const unread = 1;\n',
      '@typescript-eslint/no-unused-vars',
    ],
    ['server/src/sport/matches/probe.ts', 'export const a = 1 == Number(2);\n', 'eqeqeq'],
    [
      'shared-lib/src/live/probe.ts',
      'export const first = (list: string[]): string => list[0]!;\n',
      '@typescript-eslint/no-non-null-assertion',
    ],
    [
      'server/src/sport/matches/probe.ts',
      'export const first = (list: string[]): number => list as never;\n',
      'no-restricted-syntax',
    ],
    ...['server/src/probe.ts', 'shared-lib/src/format/probe.test.ts', 'e2e/probe.ts'].map(
      (file): [string, string, string] => [
        file,
        `export const day = new Intl.DateTimeFormat('en-CA');\n`,
        'no-restricted-syntax',
      ],
    ),
    [
      'shell/src/probe.ts',
      `export const kept = localStorage.getItem('key');\n`,
      'no-restricted-globals',
    ],
    [
      'server/src/site/probe.ts',
      "export const script = `new Intl.DateTimeFormat('sv-SE')`;\n",
      'no-restricted-syntax',
    ],
    [
      'server/src/sport/matches/my_probe.ts',
      'export {};\n',
      'check-file/filename-naming-convention',
    ],
    ['mf-scores/src/board/probe.tsx', 'export {};\n', 'check-file/filename-naming-convention'],
    ['mf-scores/src/theBoard/probe.ts', 'export {};\n', 'check-file/folder-naming-convention'],
    ['mf-scores/src/hooks/probe.ts', 'export {};\n', 'check-file/filename-blocklist'],
    ['server/src/sport/matches/utils.ts', 'export {};\n', 'check-file/filename-blocklist'],
    ['server/src/types.ts', 'export {};\n', 'check-file/filename-blocklist'],
    [
      'shell/src/Probe.tsx',
      'export const Probe = () => <img src="/a.png" />;\n',
      'jsx-a11y/alt-text',
    ],
    [
      'shell/src/useProbe.ts',
      `import { useState } from 'react';\nexport const useProbe = (on: boolean) => (on ? useState(1) : null);\n`,
      'react-hooks/rules-of-hooks',
    ],
  ];
  it.each(seeded)('in %s, %j breaks %s', async (file, code, rule) => {
    expect(await rulesBrokenBy(file, code)).toContain(rule);
  });
});
