import { expect, it } from '@jest/globals';

import { decodeMessage, encodeMessage } from './natsMessage';

const megabyte = 1024 * 1024;

it.each([
  ['short', '{"op":"delta","data":{"name":"Динамо\\n"}}'],
  ['long', JSON.stringify(Array.from({ length: 20_000 }, (_, id) => ({ id, name: `Клуб ${id}` })))],
])('a %s frame comes as it was', (_length, text) => {
  expect(decodeMessage(encodeMessage(17, text))).toEqual({ term: 17, text });
});

it('the image of three thousand matches fits', () => {
  const side = (id: number) => ({
    competitorId: id,
    name: `Клуб ${id}`,
    score: id % 5,
    periods: [0, 1],
  });
  const matches = Array.from({ length: 3_000 }, (_, id) => [
    id,
    { eventId: id, sport: 'football', status: 'live', home: side(2 * id), away: side(2 * id + 1) },
  ]);
  const text = JSON.stringify(Object.fromEntries(matches));
  expect(Buffer.byteLength(text)).toBeGreaterThan(megabyte / 2);
  expect(encodeMessage(1, text).length).toBeLessThan(megabyte / 4);
});
