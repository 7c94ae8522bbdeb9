import { createHash, generateKeyPairSync, sign } from 'node:crypto';

import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Release, releaseStatement, type SignedRelease } from '@scoreline/shared-lib/contract';
import { stubGlobal, unstubGlobals } from '@scoreline/shared-lib/testing/stubGlobal';

import { acceptRelease } from './acceptRelease';
import {
  privateKey,
  raw,
  releaseKeys,
  now,
  dayMs,
  release,
  signedText,
  signed,
  brand,
  accept,
  signedWith,
} from './testing';
import { RefusedRelease } from './verifyRelease';

beforeEach(() => localStorage.clear());

describe('acceptRelease', () => {
  it('takes a release whose signature holds', async () => {
    expect(await accept(signed(3))).toEqual(release(3));
  });

  it('takes it where the browser refuses all storage', async () => {
    stubGlobal('localStorage', null);
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', { get, configurable: true });
    try {
      expect(
        await acceptRelease({ release: signed(3), releaseKeys, brand }, undefined, now),
      ).toEqual(release(3));
    } finally {
      unstubGlobals();
    }
  });
  it('refuses a release of which a byte was changed', async () => {
    const original = signed(3);
    const changed = { ...original, release: original.release.replace('/shell/a/', '/shell/b/') };
    await expect(accept(changed)).rejects.toThrow(RefusedRelease);
  });

  it('refuses a key the page does not know, by any name', async () => {
    await expect(accept({ ...signed(3), keyId: 'other' })).rejects.toThrow(RefusedRelease);
    await expect(accept({ ...signed(3), keyId: 'constructor' })).rejects.toThrow(RefusedRelease);
  });

  it('stays with the latest release it has accepted when an older one is played again', async () => {
    await accept(signed(3));
    await accept(signed(7));
    expect((await accept(signed(5))).seq).toBe(7);
    expect((await accept(signed(8))).seq).toBe(8);
  });

  it('goes back from a canary to the release it stands over, and to none before that', async () => {
    const canary = { percent: 10, salt: 'first', over: 7 };
    await accept(signedText(JSON.stringify({ ...release(8), canary })));
    expect((await accept(signed(6))).seq).toBe(8);
    expect((await accept(signed(7))).seq).toBe(7);
    expect((await accept(signed(6))).seq).toBe(7);
  });

  it('is not bound by the numbers of a key that is no longer in use', async () => {
    const next = generateKeyPairSync('ed25519');
    await accept(signed(7));
    const keys = { second: raw(next.publicKey) };
    expect((await accept(signed(1, next.privateKey, 'second'), keys)).seq).toBe(1);
  });

  it('is not bound by what was written into the storage by hand', async () => {
    const forged = { ...signed(99), signature: signed(3).signature };
    localStorage.setItem('release:scoreline:prod:stable', JSON.stringify(forged));
    expect((await accept(signed(3))).seq).toBe(3);
  });
});

describe('canaries that the page server chose', () => {
  const build = (id: string) => ({
    ...{ name: 'mf-fans', build: id, base: `/builds/mf-fans/${id}/`, contract: '^1.0.0' },
    ...{ owner: 'fans', routes: [], namespaces: [], entry: 'entry.js', global: '', initial: [] },
    ...{ locales: {}, files: [] },
  });
  const terms = { percent: 10, salt: 'salt', team: 'fans', since: '2026-11-21T12:00:00.000Z' };
  const second = (seq: number, tried = 'new') =>
    signedWith(seq, {
      version: 2,
      remotes: { 'mf-fans': build('old') },
      canaries: { remotes: { 'mf-fans': { ...build(tried), ...terms } } },
    });
  const run = async (by: SignedRelease, canaries?: Record<string, string>) => {
    const boot = { release: by, releaseKeys, brand, ...(canaries && { canaries }) };
    const { seq, remotes } = await acceptRelease(boot, localStorage, now);
    return [seq, remotes['mf-fans']?.build, remotes['mf-fans']?.fallback?.build];
  };

  it('run where the signed release names them, and fall back to what all run', async () => {
    expect(await run(second(8))).toEqual([8, 'old', undefined]);
    expect(await run(second(8), { 'mf-fans': 'new' })).toEqual([8, 'new', 'old']);
  });

  it('do not where it does not: another build, another remote, a shell', async () => {
    const forged = { 'mf-fans': 'evil', 'mf-news': 'new', shell: 'evil' };
    expect(await run(second(8), forged)).toEqual([8, 'old', undefined]);
  });

  it('are over on a page that is replayed once they have ended or are of another build', async () => {
    await run(second(9, 'newer'));
    expect(await run(second(8), { 'mf-fans': 'new' })).toEqual([9, 'old', undefined]);
  });

  it('bind nobody who leaves them: release and number are those of all', async () => {
    await run(second(8), { 'mf-fans': 'new' });
    expect(await run(second(8))).toEqual([8, 'old', undefined]);
  });

  it('come after a release or a canary of version 1 that was remembered', async () => {
    await accept(signed(5));
    const canary = { percent: 10, salt: 'first', over: 5 };
    await accept(signedText(JSON.stringify({ ...release(6), canary })));
    expect(await run(second(7), { 'mf-fans': 'new' })).toEqual([7, 'new', 'old']);
    // A replayed old page runs the release accepted since.
    expect((await accept(signed(5))).seq).toBe(7);
  });

  it('are read in no version that comes after this one', async () => {
    await expect(accept(signedWith(8, { version: 4 }))).rejects.toThrow('of version 4');
  });
});

describe('a release that is refused', () => {
  const { privateKey: foreign } = generateKeyPairSync('ed25519');
  it.each<[string, SignedRelease]>([
    ['is signed by another', signed(9, foreign)],
    ['has no signature', { ...signed(9), signature: '?' }],
    ['is no release', signedText('{')],
  ])('as it %s leaves the accepted one in force', async (_what, refused) => {
    await expect(accept(refused)).rejects.toThrow();
    await accept(signed(3));
    expect((await accept(refused)).seq).toBe(3);
  });
});

describe('a release whose digest is signed', () => {
  const digested = (seq: number, key = privateKey): SignedRelease => {
    const { release: text, keyId, signature } = signed(seq);
    const hash = createHash('sha512').update(text).digest('hex');
    const digest = sign(null, Buffer.from(releaseStatement(hash)), key);
    return { release: text, keyId, signature, digestSignature: digest.toString('base64') };
  };

  it('is taken, and its whole text is never verified, which crashes WebKitGTK', async () => {
    const verify = jest.spyOn(crypto.subtle, 'verify');
    expect(await accept(digested(3))).toEqual(release(3));
    expect(verify.mock.calls.map(([, , , message]) => message.byteLength)).toEqual([153]);
    verify.mockRestore();
  });
  it('is refused where a byte was changed or another has signed, whatever the other signature says', async () => {
    const original = digested(3);
    const changed = { ...original, release: original.release.replace('/shell/a/', '/shell/b/') };
    await expect(accept(changed)).rejects.toThrow(RefusedRelease);
    const { privateKey: foreign } = generateKeyPairSync('ed25519');
    await expect(accept(digested(3, foreign))).rejects.toThrow(RefusedRelease);
  });
  it('is taken by a page without TLS, whose browser has no WebCrypto', async () => {
    const { subtle } = crypto;
    Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
    try {
      expect(await accept(digested(3))).toEqual(release(3));
    } finally {
      Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });
    }
  });
});

describe('the release that a browser remembers', () => {
  it('is written where it is a new one, and left alone at each page after', async () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem');
    for (const seq of [3, 3, 4, 4, 3]) await accept(signed(seq));
    expect(setItem.mock.calls.map(([key]) => key)).toEqual(
      Array(2).fill('release:scoreline:prod:stable'),
    );
  });
});

describe('a release that is not for this page', () => {
  it.each<[string, Partial<Release>, RegExp]>([
    ['brand', { brand: 'futbol' }, /release of futbol\/prod\/stable/],
    ['environment', { env: 'test' }, /release of scoreline\/test\/stable/],
    ['channel', { channel: 'beta' }, /release of scoreline\/prod\/beta/],
  ])('is refused for its %s, and leaves the accepted one in force', async (_what, over, reason) => {
    await expect(accept(signedWith(9, over))).rejects.toThrow(reason);
    await accept(signed(3));
    expect((await accept(signedWith(9, over))).seq).toBe(3);
  });

  it('is not taken from the storage either', async () => {
    const foreign = JSON.stringify(signedWith(99, { brand: 'futbol' }));
    localStorage.setItem('release:scoreline:prod:stable', foreign);
    expect((await accept(signed(3))).seq).toBe(3);
  });
});

describe('the time until which a release counts', () => {
  const end = Date.parse('2027-02-19T12:00:00.000Z');

  it('may be a day over, by a clock that is wrong', async () => {
    expect((await accept(signed(3), releaseKeys, end + dayMs)).seq).toBe(3);
    localStorage.clear();
    await expect(accept(signed(3), releaseKeys, end + dayMs + 1)).rejects.toThrow(
      /expired on 2027/,
    );
  });

  it('has begun for a clock that is a day behind', async () => {
    const made = Date.parse(release(3).createdAt);
    expect((await accept(signed(3), releaseKeys, made - dayMs)).seq).toBe(3);
  });

  it('has to be stated', async () => {
    await expect(accept(signedWith(3, { expires: undefined }))).rejects.toThrow(/no stated day/);
  });

  it('ends what was accepted too, whose number still binds', async () => {
    await accept(signed(7));
    const later = { expires: '2027-12-31T12:00:00.000Z' };
    const after = end + 2 * dayMs;
    await expect(accept(signedWith(5, later), releaseKeys, after)).rejects.toThrow(
      /Release 5 is older than 7/,
    );
    expect((await accept(signedWith(8, later), releaseKeys, after)).seq).toBe(8);
  });
});
