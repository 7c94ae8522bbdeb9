import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { buildAndroid } from './androidApp';

const folder = mkdtempSync(join(tmpdir(), 'scoreline-apk-'));
/** Jars that `npm run test:full` finds or installs. */
const { ANDROID_DX: dx, ANDROID_PLATFORM: platform } = process.env;
const test = dx && platform ? it : it.skip;
let apk = '';
const aapt = (...args: string[]) => execFileSync('aapt', ['dump', ...args], { encoding: 'utf8' });

beforeAll(async () => {
  if (dx && platform) apk = await buildAndroid({ dx, platform }, folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('is an app that a phone can install', () => {
  const badging = aapt('badging', apk);
  expect(badging).toContain("package: name='example.scoreline' versionCode='1'");
  expect(badging).toContain("sdkVersion:'26'");
  expect(badging).toContain("launchable-activity: name='example.scoreline.MainActivity'");
  execFileSync('apksigner', ['verify', '--min-sdk-version', '26', apk]);
  expect(statSync(apk).size).toBeLessThan(100 * 1024);
});

test('asks for no more than it needs, and opens links of the site and of its scheme', () => {
  expect(aapt('permissions', apk).match(/name='([^']+)'/g)).toEqual([
    "name='android.permission.INTERNET'",
    "name='android.permission.VIBRATE'",
  ]);
  const manifest = aapt('xmltree', apk, 'AndroidManifest.xml');
  expect(manifest).toMatch(/autoVerify\([^)]+\)=\(type 0x12\)0xffffffff/);
  expect(manifest).toContain('android.intent.category.BROWSABLE');
});
