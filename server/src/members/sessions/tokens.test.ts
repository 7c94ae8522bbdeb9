import { describe, expect, it } from '@jest/globals';

import { hashSecret, newSecret, tokensAfter } from './tokens';

describe('secrets', () => {
  it('are 256 bits that come once, as text that an address takes', () => {
    const secrets = new Set(Array.from({ length: 50 }, newSecret));
    expect(secrets.size).toBe(50);
    for (const secret of secrets) {
      expect(secret).toMatch(/^[A-Za-z0-9_-]+$/);
      expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    }
  });

  it('are stored as their SHA-256', () => {
    // FIPS 180-2, appendix B.1.
    expect(hashSecret('abc').toString('hex')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });
});

describe('the tokens that follow', () => {
  const salt = Buffer.alloc(32, 7);
  const [first, second] = [newSecret(), newSecret()];

  it('are the same for the same salt, so that a lost answer can be given again', () => {
    expect(tokensAfter(first, salt)).toEqual(tokensAfter(first, salt));
  });

  it('are others for another token, another salt and another use', () => {
    const pairs = [
      tokensAfter(first, salt),
      tokensAfter(second, salt),
      tokensAfter(first, Buffer.alloc(32, 8)),
    ];
    const all = pairs.flatMap(({ refresh, access }) => [refresh, access]);
    expect(new Set([...all, first, second]).size).toBe(8);
    for (const token of all) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it('are those that servers of an older version gave: sessions outlive a release', () => {
    expect(tokensAfter('a', Buffer.from('salt'))).toEqual({
      refresh: 'uhwRYO33kP34wMh7kah8vkexQB9qMGTsMV6yaEdtq94',
      access: '-U37LWyVzKGan4g06MYRPROGi2QPVcZNeJMQOc0TfFE',
    });
  });
});
