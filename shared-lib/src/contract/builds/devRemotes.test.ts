import { describe, expect, it } from '@jest/globals';

import { readDevRemotes } from './devRemotes';

const local = ['localhost'];

describe('readDevRemotes', () => {
  it('takes a remote from this machine, from the address before the cookie', () => {
    const cookie = 'mfe.match=http%3A%2F%2Flocalhost%3A3002&mfe.scores=http%3A%2F%2Flocalhost%3A1';
    expect(readDevRemotes('?mfe.scores=http://localhost:3001', cookie, local)).toEqual({
      'mf-scores': 'http://localhost:3001',
      'mf-match': 'http://localhost:3002',
    });
  });

  it('ends one that is off, though the cookie has it', () => {
    expect(readDevRemotes('?mfe.a=off', 'mfe.a=http://localhost:3001', local)).toEqual({});
  });

  it.each([
    'http://evil.example',
    'https://localhost:3001',
    'http://localhost.evil.example:3001',
    'http://localhost:3001@evil.example',
    'http://me:secret@localhost:3001',
    'http://localhost:3001/path',
    'http://localhost:3001?x',
    'javascript:alert(1)',
    'data:text/javascript,1',
    '//localhost:3001',
    '',
  ])('refuses %j', (address) => {
    const search = `?${new URLSearchParams({ 'mfe.scores': address })}`;
    expect(readDevRemotes(search, '', local)).toEqual({});
  });

  it('takes what the list names, whole, and nothing without a list', () => {
    const search = '?mfe.scores=https://dev.example:3001&mfe.match=https://dev.example';
    expect(readDevRemotes(search, '', ['https://dev.example:3001'])).toEqual({
      'mf-scores': 'https://dev.example:3001',
    });
    expect(readDevRemotes('?mfe.scores=http://localhost:3001', '', [])).toEqual({});
  });

  it('knows remotes by name alone', () => {
    expect(
      readDevRemotes('?mfe.../x=http://localhost:1&scores=http://localhost:1', '', local),
    ).toEqual({});
  });
});
