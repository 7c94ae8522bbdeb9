import { expect, it } from '@jest/globals';
import { isTimeZone } from '@scoreline/shared-lib/contract';
import type { FastifyRequest } from 'fastify';

import { brand } from '../brands/scoreline';
import { timeZoneOf } from './timeZone';

const zone = (headers: Record<string, string>) => timeZoneOf({ headers } as FastifyRequest, brand);

it.each([
  [{ cookie: 'tz=Asia%2FTokyo', 'accept-language': 'pt-BR' }, 'Asia/Tokyo'],
  [{ cookie: 'tz=Mars%2FOlympus', 'accept-language': 'pt-BR,pt;q=0.9' }, 'America/Sao_Paulo'],
  [{ 'accept-language': 'de,zh-Hant-TW;q=0.8' }, 'Asia/Taipei'],
  // A country with many zones determines none.
  [{ 'accept-language': 'en-US,en-GB;q=0.5' }, 'Europe/London'],
  [{ 'accept-language': 'es' }, 'Europe/London'],
  [{}, 'Europe/London'],
])('%o is read in %s', (headers, expected) =>
  expect(zone(headers as Record<string, string>)).toBe(expected),
);

it('guesses only zones that exist', () => {
  const regions = 'AE AR BR CN DE EG ES GB IN IT JP KR NG PT TR UA VN ZA'.split(' ');
  const zones = regions.map((region) => zone({ 'accept-language': `xx-${region}` }));
  expect(zones.every(isTimeZone)).toBe(true);
  expect(new Set(zones).size).toBe(regions.length);
});
