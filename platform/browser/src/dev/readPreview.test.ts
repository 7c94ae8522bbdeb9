import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

import { describe, expect, it } from '@jest/globals';
import type { Preview, SignedPreview } from '@scoreline/shared-lib/contract';

import { placed } from '../federation/testing';
import { readPreview } from './readPreview';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const raw = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64');
const boot = { brand: { key: 'scoreline', env: 'prod' as const }, releaseKeys: { first: raw } };
const now = Date.parse('2026-11-23T12:00:00Z');

const preview = (over: Partial<Preview> = {}): Preview => ({
  ...{ kind: 'preview', brand: 'scoreline', env: 'prod', channel: 'stable', link: 'f'.repeat(64) },
  ...{ team: 'scores', commit: 'c0ffee1', createdAt: '2026-11-21T12:00:00.000Z' },
  ...{ until: '2026-11-28T12:00:00.000Z', remote: placed('c0000000000000cc') },
  ...over,
});
function signed(content: object, by: KeyObject = privateKey): SignedPreview {
  const text = JSON.stringify(content);
  const signature = sign(null, Buffer.from(text), by).toString('base64');
  return { preview: text, signature, keyId: 'first' };
}
const read = (statement: SignedPreview, at = now) => readPreview({ signed: statement }, boot, at);

describe('a statement for testers, in the browser', () => {
  it('is taken where a release key has signed it for this page', async () => {
    expect(await read(signed(preview()))).toEqual({ preview: preview() });
  });

  it.each([
    ['another brand', { brand: 'futbol' }],
    ['another environment', { env: 'preview' }],
    ['another channel', { channel: 'widget-v1' }],
  ])('is refused for %s', async (_what, over) => {
    expect(await read(signed(preview(over)))).toEqual({ refused: 'foreign' });
  });

  it('is refused when its time is over, by a clock that may be a day off', async () => {
    const end = Date.parse(preview().until);
    expect(await read(signed(preview()), end + 80_000_000)).toEqual({ preview: preview() });
    expect(await read(signed(preview()), end + 90_000_000)).toEqual({ refused: 'expired' });
  });

  it('is refused where it was altered, another key has signed it, or it is a release', async () => {
    const { privateKey: foreign } = generateKeyPairSync('ed25519');
    const altered = { ...signed(preview()), preview: JSON.stringify(preview({ team: 'match' })) };
    const { kind: _kind, ...release } = preview();
    const { files: _files, ...partOf } = placed('x');
    const broken = { ...preview(), remote: partOf };
    for (const one of [altered, signed(preview(), foreign), signed(release), signed(broken)])
      expect(await read(one)).toEqual({ refused: 'unknown' });
    expect(await read({ ...signed(preview()), keyId: 'other' })).toEqual({ refused: 'unknown' });
  });

  it('is not looked for where the server has refused the link', async () => {
    expect(await readPreview({ refused: 'expired' }, boot)).toEqual({ refused: 'expired' });
  });
});
