import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';

import { openTestDatabase, type TestDatabase } from '@scoreline/database/testing';
import { createAnswers } from '../../wire/gateway/answers/answers';
import { matchSectionOperations } from '../matches/sectionOperations';
import { insertLeague, insertMatch } from '../matches/testing';
import { matchHighlights } from './matchHighlights';
import { setHighlights } from './setHighlights';

let test: TestDatabase;
let match: number;
let other: number;
beforeEach(async () => {
  test = await openTestDatabase();
  const league = await insertLeague(test.db, { teams: ['A', 'B', 'C'] });
  match = await insertMatch(test.db, league, [0, 1], {
    start: '2026-11-22T20:00:00Z',
    score: [2, 1],
  });
  other = await insertMatch(test.db, league, [1, 2], { start: '2026-11-21T20:00:00Z' });
});
afterEach(() => test.close());

const entry = (over: object = {}) => ({
  eventId: match,
  title: 'All the goals',
  url: 'https://videos.example/1',
  provider: 'Example Video',
  ...over,
});
const set = (...entries: object[]) => setHighlights(test.db, JSON.stringify(entries));
const titles = async (eventId = match) =>
  (await matchHighlights(test.db, eventId)).videos.map(({ title }) => title);

describe('a file of highlights', () => {
  it('sets the videos of its matches', async () => {
    expect(await set(entry({ durationSeconds: 95 }), entry({ eventId: other }))).toBe(
      '2 videos of 2 matches set.',
    );
    expect((await matchHighlights(test.db, match)).videos).toEqual([
      {
        videoId: expect.any(Number),
        title: 'All the goals',
        url: 'https://videos.example/1',
        provider: 'Example Video',
        durationSeconds: 95,
      },
    ]);
    expect((await matchHighlights(test.db, other)).videos).toMatchObject([
      { durationSeconds: null },
    ]);
  });

  it('replaces all earlier videos of its matches, and no others', async () => {
    const ofFeed = { match_id: match, url: 'https://feed.example/1', provider: 'Feed' };
    await test.db
      .insertInto('videos')
      .values({ ...ofFeed, title: 'Of a feed' })
      .execute();
    await set(entry({ title: 'Old' }), entry({ eventId: other, title: 'Stays' }));
    await set(entry({ title: 'New' }));
    expect(await titles()).toEqual(['New']);
    expect(await titles(other)).toEqual(['Stays']);
  });

  it('reports each wrong entry and changes nothing', async () => {
    await set(entry());
    const wrong = set(
      entry({ title: 'New' }),
      entry({ url: 'javascript:alert(1)' }),
      entry({ provider: ' ', durationSeconds: 0 }),
      entry({ duration: 95 }),
      entry({ eventId: 3_000_000_000 }),
    );
    await expect(wrong).rejects.toThrow(
      /^Entry 2: url: must be an https address\nEntry 3: provider: .+\nEntry 3: durationSeconds: .+\nEntry 4: .*"duration".*\nEntry 5: eventId: .+$/,
    );
    await expect(set(entry({ title: 'New' }), entry({ eventId: 999_999 }))).rejects.toThrow(
      'Entry 2: there is no match 999999.',
    );
    await expect(set(entry({ title: 'New' }), entry())).rejects.toThrow(
      `Entry 2: https://videos.example/1 for match ${match} is in entry 1 too.`,
    );
    expect(await titles()).toEqual(['All the goals']);
  });

  it('must be a list', async () => {
    await expect(setHighlights(test.db, '{')).rejects.toThrow('The file is no JSON');
    await expect(setHighlights(test.db, '{}')).rejects.toThrow('The file must be a list');
    await expect(setHighlights(test.db, '[]')).rejects.toThrow('The file must be a list');
  });

  it('may have more videos than one statement takes', async () => {
    const many = Array.from({ length: 11_000 }, (_, n) => entry({ url: `https://v.example/${n}` }));
    expect(await set(...many)).toBe('11000 videos of 1 matches set.');
    expect(await titles()).toHaveLength(11_000);
  });

  it('shows the tab at a running server', async () => {
    let time = Date.parse('2026-11-22T23:00:00Z');
    const detail = matchSectionOperations.find(({ path }) => path === 'sports-query/match/detail');
    // Another process writes the file, so this one receives no change event.
    const changes = { listen: () => undefined };
    const logger = pino({ level: 'silent' });
    const context = { db: test.db, now: () => new Date(time), logger, userId: null };
    const question = createAnswers(context, changes).question(detail!, { eventId: match });
    const sections = async () => ((await question.answer()) as { sections: string[] }).sections;
    expect(await sections()).not.toContain('highlights');
    await set(entry());
    time += 10_000;
    expect(await sections()).toContain('highlights');
  });
});
