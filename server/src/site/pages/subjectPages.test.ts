import { beforeEach, describe, expect, it } from '@jest/globals';

import { NotKnown } from './options';
import { askedPages, type AskedPages, attribute, bootOf, schemas, tags } from './testing';

let ask: AskedPages['ask'];
let get: AskedPages['get'];

beforeEach(async () => {
  ({ ask, get } = await askedPages());
});

const team = {
  team: { competitorId: 7, name: 'Ajax </script>', slug: 'ajax' },
  sport: 'football',
  coach: null,
  tournaments: [],
};

describe('a page about something', () => {
  const own = '/es/football/team/ajax/7';
  const inSpanish = { 'accept-language': 'es' };

  it('says in schema.org’s words what it is about and where it stands', async () => {
    ask.mockResolvedValue(team);
    const { body } = await get(own, inSpanish);
    const [thing, trail] = schemas(body);
    expect(thing).toMatchObject({ '@type': 'SportsTeam', name: 'Ajax </script>' });
    expect(thing!['url']).toBe(`http://scoreline.example${own}`);
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(schemas((await get('/')).body)).toEqual([]);
  });

  it('moves for good from an address with another name, keeping language and query', async () => {
    ask.mockResolvedValue(team);
    const { statusCode, headers } = await get('/es/football/team/fc-ajax/7?tab=roster', inSpanish);
    expect([statusCode, headers.location]).toEqual([301, `${own}?tab=roster`]);
    expect((await get('/basketball/team/ajax/7')).headers.location).toBe('/football/team/ajax/7');
  });

  it('stays at its address while its data cannot be had', async () => {
    ask.mockRejectedValue(new Error('database'));
    const { statusCode, body } = await get('/es/football/team/fc-ajax/7', inSpanish);
    expect([statusCode, schemas(body)]).toEqual([200, []]);
  });

  it('does not exist where its id is nobody’s', async () => {
    ask.mockRejectedValue(new NotKnown('Sorry, this team is not known.'));
    const { statusCode, body } = await get('/football/team/ajax/999');
    expect([statusCode, bootOf(body).payload?.isMissing]).toEqual([404, true]);
    expect(body).toContain('content="noindex"');
    expect(tags(body, 'link').filter((tag) => tag.includes('mf-scores'))).toEqual([]);
    expect((await get('/football/team/ajax/999/_payload.json')).statusCode).toBe(404);
  });
});

describe('a match’s address that keeps its score back', () => {
  const own = '/football/match/ajax-vs-brann/7';
  const shared = async (search: string, headers = {}) => {
    const { body } = await get(own + search, headers);
    const og = (property: string) => {
      const tag = tags(body, 'meta').find((one) => one.includes(`"og:${property}"`));
      return tag && attribute(tag, 'content');
    };
    const canonical = tags(body, 'link').find((one) => one.includes('rel="canonical"')) ?? '';
    return {
      image: og('image'),
      url: og('url'),
      canonical: attribute(canonical, 'href'),
      hides: /<html[^>]* data-spoiler-free/.test(body),
    };
  };
  const site = 'http://scoreline.example';
  const plain = {
    image: `${site}/share/match/7.png`,
    url: site + own,
    canonical: site + own,
    hides: false,
  };
  const hidden = {
    image: `${site}/share/match/7.png?spoilers=off`,
    url: `${site}${own}?spoilers=off`,
    canonical: site + own,
    hides: true,
  };

  it('is shown elsewhere by itself, with a picture that has none, and is no page of its own for search engines', async () => {
    expect(await shared('?spoilers=off')).toEqual(hidden);
    expect(await shared('')).toEqual(plain);
    expect(await shared('?tab=odds&spoilers=off')).toEqual(hidden);
    const preview = { 'user-agent': 'facebookexternalhit/1.1' };
    expect(await shared('?spoilers=off', preview)).toEqual(hidden);
  });

  it('is that of a match alone', async () => {
    const { body } = await get('/?spoilers=off');
    expect(body).not.toMatch(/<html[^>]* data-spoiler-free/);
  });
});
