import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from '@jest/globals';

import { startsSnap } from './firefox.mjs';
import { miniBrowserBelow } from './webkit.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scoreline-engines-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('finds the browser of the newest WebKitGTK', () => {
  for (const version of ['webkit2gtk-4.0', 'webkit2gtk-4.1']) {
    mkdirSync(join(folder, 'x86_64-linux-gnu', version), { recursive: true });
    writeFileSync(join(folder, 'x86_64-linux-gnu', version, 'MiniBrowser'), '');
  }
  mkdirSync(join(folder, 'x86_64-linux-gnu', 'webkit2gtk-5.0'));
  const newest = join(folder, 'x86_64-linux-gnu', 'webkit2gtk-4.1', 'MiniBrowser');
  expect(miniBrowserBelow(folder)).toBe(newest);
});

it('finds no browser where there is no such folder, as on macOS and Windows', () => {
  expect(miniBrowserBelow(join(folder, 'none'))).toBe('');
  expect(miniBrowserBelow(folder)).toBe('');
});

it('recognizes a Firefox that is a snap', () => {
  const script = join(folder, 'firefox');
  writeFileSync(script, '#!/bin/sh\nexec /snap/bin/firefox "$@"\n');
  expect(startsSnap(script)).toBe(true);
  writeFileSync(script, '\x7fELF');
  expect(startsSnap(script)).toBe(false);
});
