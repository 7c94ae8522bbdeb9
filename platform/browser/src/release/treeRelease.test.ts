import { createHash, generateKeyPairSync } from 'node:crypto';

import { beforeEach, describe, expect, it } from '@jest/globals';
import { routesListOf, type SignedRelease, treeTextOf } from '@scoreline/shared-lib/contract';

import { accept, privateKey, release, signed, signedText } from './testing';
import { RefusedRelease } from './verifyRelease';

beforeEach(() => localStorage.clear());

describe('a release of version 3', () => {
  const fans = (build: string) => ({
    ...{ name: 'mf-fans', build, base: `/builds/mf-fans/${build}/`, contract: '^1.0.0' },
    ...{ owner: 'fans', namespaces: ['fans'], entry: 'entry.js', global: '', initial: [] },
    routes: [{ path: '/fans', layout: 'custom' as const, title: 'fans' }],
    ...{ locales: {}, files: [] },
  });
  async function treeOf(seq: number, key = privateKey): Promise<SignedRelease> {
    const content = release(seq, {
      version: 2,
      remotes: { 'mf-fans': { ...fans('new'), fallback: fans('old') } },
    });
    const text = await treeTextOf(content, async (part) =>
      createHash('sha256').update(part).digest('base64url'),
    );
    return { ...signedText(text, key), routes: routesListOf(content) };
  }

  it('has its builds, of which the lists come later', async () => {
    const { seq, remotes } = await accept(await treeOf(4));
    const { build, routes, entry, lists, fallback } = remotes['mf-fans']!;
    expect([seq, build, fallback?.build, entry]).toEqual([4, 'new', 'old', '']);
    expect(routes).toEqual(fans('new').routes);
    expect(lists).toEqual({ code: expect.any(String), texts: expect.any(String) });
  });

  it('is refused with other routes, without them, and by another key', async () => {
    const tree = await treeOf(4);
    const other = tree.routes!.replace('/fans', '/bets');
    await expect(accept({ ...tree, routes: other })).rejects.toThrow('routes');
    const { routes: _routes, ...bare } = tree;
    await expect(accept(bare)).rejects.toThrow('routes');
    const foreign = generateKeyPairSync('ed25519').privateKey;
    await expect(accept(await treeOf(4, foreign))).rejects.toThrow(RefusedRelease);
  });

  it('is one order with those of version 2, and stays in force where an older one is played again', async () => {
    await accept(signed(3));
    expect((await accept(await treeOf(4))).remotes['mf-fans']?.build).toBe('new');
    const replayed = await accept(signed(3));
    expect([replayed.seq, replayed.remotes['mf-fans']?.build]).toEqual([4, 'new']);
    expect((await accept(signed(5))).seq).toBe(5);
    expect((await accept(await treeOf(4))).seq).toBe(5);
  });
});
