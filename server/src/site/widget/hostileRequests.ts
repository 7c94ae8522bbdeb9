import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { widgetParameters } from '@scoreline/shared-lib/contract';
import { duringTests } from '@scoreline/database/duringTests';
import { openWidgetTest } from './testing';

const unlimited = { burst: 1e9, perSecond: 1e9 };
const host = 'scoreline.example';
const site = `http://${host}`;

/** Typical attack texts, and random ones. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '"><script>alert(1)</script>',
    "'-alert(1)-'",
    'javascript:alert(1)',
    '../../etc/passwd',
    '%00',
    '\u202e',
    'a'.repeat(3_000),
    '__proto__',
    '{{constructor}}',
  ),
);
/** The tests of arbitrary input, with the sample's number of runs. */
export function testHostileRequests(sample: { numRuns: number; seed?: number }): void {
  const test = duringTests(() =>
    openWidgetTest({ limits: { ofVisitor: unlimited, ofClient: unlimited } }),
  );
  const get = (url: string) => test.app.inject({ url, headers: { host } });
  const ask = (url: string, more: Record<string, string> = {}) =>
    get(`/oembed?${new URLSearchParams({ url, ...more }).toString()}`);

  describe('whatever is written', () => {
    it('no address makes oEmbed fail or answer a script', async () => {
      const address = fc.oneof(
        hostile,
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        hostile.map((text) => `${site}/${text}`),
        hostile.map((text) => `${site}/football/match/${encodeURIComponent(text)}/${test.matchId}`),
        hostile.map((text) => `${site}/football/match/x/${test.matchId}?${text}#${text}`),
      );
      const property = fc.asyncProperty(address, hostile, async (url, maxwidth) => {
        const { statusCode, body } = await ask(url, { maxwidth });
        expect([200, 404]).toContain(statusCode);
        expect(body).not.toMatch(/<script|javascript:|onerror/i);
      });
      await fc.assert(property, sample);
    }, 240_000);

    it('no parameter reaches the iframe’s page, and none makes it fail', async () => {
      const known = (await get('/widget?type=match')).body;
      const parameters = fc.dictionary(fc.constantFrom(...widgetParameters), hostile, {
        minKeys: 1,
      });
      const property = fc.asyncProperty(parameters, async (given) => {
        const answer = await get(`/widget?${new URLSearchParams(given).toString()}`);
        expect([answer.statusCode, answer.body]).toEqual([200, known]);
        expect(answer.headers['content-security-policy']).toMatch(
          /^default-src 'none'; script-src/,
        );
      });
      await fc.assert(property, sample);
    }, 240_000);

    it('no view makes the data fail', async () => {
      const key = fc.oneof(
        hostile,
        fc
          .tuple(fc.constantFrom('day', 'round', 'match', 'odds', 'bracket'), hostile)
          .map((parts) => parts.join(':')),
        fc
          .tuple(
            fc.constantFrom('2026-13-45', '0000-00-00', '9999-12-31'),
            fc.constantFrom('X', '../..', 'Europe/Madrid'),
          )
          .map((parts) => `day:football:${parts.join(':')}`),
      );
      const property = fc.asyncProperty(key, hostile, async (view, clientId) => {
        for (const id of [clientId, 'demo']) {
          const query = new URLSearchParams({ clientId: id, view }).toString();
          const { statusCode, headers, body } = await get(`/widget/v1/data.json?${query}`);
          expect([statusCode, headers['content-type']]).toEqual([
            200,
            expect.stringMatching(/json/),
          ]);
          const { bizCode } = JSON.parse(body) as { bizCode: number };
          expect([10000, 11000, 11002, 13020]).toContain(bizCode);
        }
      });
      await fc.assert(property, sample);
    }, 240_000);
  });
}
