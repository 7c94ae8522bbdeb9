import { beforeEach, describe, expect, it } from '@jest/globals';

import { NotKnown } from './options';
import { askedPages, type AskedPages, bootOf, schemas, tags } from './testing';

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
