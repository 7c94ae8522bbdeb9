import { describe, expect, it } from '@jest/globals';

import { firstItem } from '../lists';
import { createNaming } from './naming';
import { ownNames } from './localNames';
import { nations } from './nations';

const areas = { '001': '世界', 'gb-eng': '英格兰' };
const chinese = createNaming('zh-Hans', {
  ...ownNames,
  areas,
  leagues: {
    'gb-eng/Premier League': '英超',
    'cn/Super League': '中超',
    'gr/Super League': '希超',
  },
  football: { Arsenal: '阿森纳' },
});
const england = { categoryId: 1, name: 'England', slug: 'england', countryCode: 'gb-eng' };
const premierLeague = {
  tournamentId: 3,
  name: 'Premier League',
  slug: 'premier-league',
  category: england,
};
const arsenal = { competitorId: 7, name: 'Arsenal', score: 1 };
const unknown = { competitorId: 8, name: 'Dagenham', score: 0 };
const list = {
  leagues: [{ tournament: premierLeague, matches: [{ eventId: 1, home: arsenal, away: unknown }] }],
};

describe('the names of a language', () => {
  it('stand in an answer, with the slugs of their own', () => {
    expect(chinese.local(list)).toEqual({
      leagues: [
        {
          tournament: {
            ...premierLeague,
            name: '英超',
            category: { ...england, name: '英格兰' },
          },
          matches: [
            {
              eventId: 1,
              home: { ...arsenal, name: '阿森纳', slug: 'arsenal' },
              away: unknown,
            },
          ],
        },
      ],
    });
    expect(firstItem(list.leagues).tournament.name).toBe('Premier League');
  });

  it('are of the table alone: a club may be called as a property of every object is', () => {
    const club = { competitorId: 9, name: 'constructor' };
    expect(chinese.local(club)).toBe(club);
  });

  it('leave what has none the same object, and give the same one again', () => {
    const shown = chinese.local(list);
    expect(firstItem(firstItem(shown.leagues).matches).away).toBe(unknown);
    expect(chinese.local(list)).toBe(shown);
    const other = { leagues: [...list.leagues] };
    expect(chinese.local(other).leagues[0]).toBe(shown.leagues[0]);
    expect(chinese.local([unknown])).toEqual([unknown]);
    expect(chinese.local(null)).toBeNull();
  });

  it('tell leagues of one name apart by their country, and give none where that is not said', () => {
    const league = (countryCode: string | null) => ({
      tournamentId: 1,
      name: 'Super League',
      category: { countryCode },
    });
    expect(chinese.local(league('cn')).name).toBe('中超');
    expect(chinese.local(league('gr')).name).toBe('希超');
    expect(chinese.local(league('ch')).name).toBe('Super League');
    expect(chinese.local({ tournamentId: 1, name: 'Super League' }).name).toBe('Super League');
    expect(chinese.local({ tournamentId: 1, name: 'Premier League' }).name).toBe('英超');
  });

  it('are Intl’s for countries, also of national teams, in the short form', () => {
    const spanish = createNaming('es', {
      ...ownNames,
      nations,
      areas: { 'gb-eng': 'Inglaterra' },
    });
    const team = (name: string) => spanish.local({ competitorId: 1, name }).name;
    expect(team('Germany')).toBe('Alemania');
    expect(team('England')).toBe('Inglaterra');
    expect(team('USA')).toBe('EE. UU.');
    expect(createNaming('en').local({ competitorId: 1, name: 'USA' }).name).toBe('USA');
    const germany = { categoryId: 1, name: 'Germany', slug: 'germany', countryCode: 'de' };
    expect(spanish.local(germany).name).toBe('Alemania');
    const clubs = { categoryId: 1, name: 'Clubs', slug: 'clubs', countryCode: null };
    expect(spanish.local(clubs)).toBe(clubs);
  });

  it('are no player’s, whose card may stand beside a club', () => {
    const player = { playerId: 1, competitorId: 7, name: 'Arsenal' };
    expect(chinese.local(player)).toBe(player);
  });

  it('have a short form in letters of their own alone', () => {
    const card = { competitorId: 7, name: 'Arsenal', shortName: 'ARS' };
    expect(chinese.local(card)).toMatchObject({ name: '阿森纳', shortName: '阿森纳' });
    const italian = createNaming('it', { ...ownNames, football: { Arsenal: 'Arsenale' } });
    expect(italian.local(card)).toMatchObject({ name: 'Arsenale', shortName: 'ARS' });
  });

  it('lead back to the own ones', () => {
    chinese.local(list);
    expect(chinese.own('阿森纳')).toBe('Arsenal');
    expect(chinese.own('英格兰')).toBe('England');
    expect(chinese.own('Dagenham')).toBe('Dagenham');
  });
});
