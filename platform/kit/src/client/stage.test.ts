import { describe, expect, it } from '@jest/globals';

import { linksText } from './stage';

const link = {
  ...{ brand: 'scoreline', env: 'prod', channel: 'stable', team: 'fans', remote: 'mf-fan-zone' },
  ...{ build: 'b000000000000001', until: '2026-11-30T12:00:00.000Z', word: 'secret' },
  path: '/fan-zone',
};
const site = 'https://{brand}.example/';

describe('links for testers are printed', () => {
  it('as lines, by the address of each brand, or by the path alone', () => {
    expect(linksText([link, { ...link, brand: 'futbol' }], site, 'text').split('\n')).toEqual([
      'scoreline/prod/stable until 2026-11-30 12:00 UTC: https://scoreline.example/fan-zone?mfe-preview=secret',
      'futbol/prod/stable until 2026-11-30 12:00 UTC: https://futbol.example/fan-zone?mfe-preview=secret',
    ]);
    expect(linksText([link], undefined, 'text')).toMatch(/: \/fan-zone\?mfe-preview=secret$/);
  });

  it('as a table that a pull request shows', () => {
    expect(linksText([link], site, 'markdown').split('\n')).toEqual([
      '| remote | build | site | link for testers | until |',
      '| - | - | - | - | - |',
      '| `mf-fan-zone` | `b000000000000001` | scoreline, prod | [open](https://scoreline.example/fan-zone?mfe-preview=secret) | 2026-11-30 12:00 UTC |',
    ]);
    const path = '`/fan-zone?mfe-preview=secret`';
    expect(linksText([link], undefined, 'markdown')).toContain(`| ${path} |`);
  });

  it('as data', () => {
    const { word: _word, path: _path, ...facts } = link;
    expect(JSON.parse(linksText([link], site, 'json'))).toEqual([
      { ...facts, address: 'https://scoreline.example/fan-zone?mfe-preview=secret' },
    ]);
  });
});
