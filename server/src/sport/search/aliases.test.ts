import { describe, expect, it } from '@jest/globals';

import { competitions } from '@scoreline/simulator/competitions/catalogue';
import { firstItem, itemAt } from '@scoreline/shared-lib/contract/lists';

import { israel, nba } from './names/basketball';
import * as england from './names/england';
import * as europe from './names/europe';
import { leagues } from './names/leagues';
import * as world from './names/world';
import { clubAliases, countriesNamed } from './aliases';

const clubLines = [...Object.values(england), ...Object.values(europe), ...Object.values(world)];
const lines = [...clubLines, nba, israel, leagues].flatMap((text) => text.trim().split('\n'));

/** Each language's names are in its script, which proves that no column was lost or swapped. */
const scripts = [
  /\p{Script=Cyrillic}/u,
  /\p{Script=Han}/u,
  /[\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Han}A-Z]/u,
  /[\p{Script=Hangul}A-Z]/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
];

describe('the table of names', () => {
  it('has every language in its column', () => {
    const wrong = lines.filter((line) => {
      const columns = line.split('|').slice(1);
      return (
        columns.length < scripts.length ||
        scripts.some((script, at) => !script.test(itemAt(columns, at)))
      );
    });
    expect(wrong).toEqual([]);
  });

  it('names clubs and leagues that the demo has', () => {
    const known = new Set(
      competitions.flatMap(({ name, teams }) => [name, ...teams.map((t) => t.name)]),
    );
    const strange = lines
      .map((line) =>
        firstItem(
          firstItem(
            line
              .trim()
              .replace(/^[a-z-]*\//, '')
              .split(':'),
          ).split(','),
        ),
      )
      .filter((name) => !known.has(name));
    expect(strange).toEqual([]);
  });
});

it('takes nothing of the other sport', () => {
  expect(clubAliases('wolves', 'football').map(({ name }) => name)).not.toContain(
    'Minnesota Timberwolves',
  );
  expect(clubAliases('wolves', 'basketball').map(({ name }) => name)).toEqual([
    'Minnesota Timberwolves',
  ]);
});

it('knows countries in every language of the site', () => {
  for (const name of ['Deutschland', 'Alemania', '德国', 'גרמניה', 'जर्मनी', 'Saksa', 'Германия'])
    expect(countriesNamed(name)).toContain('de');
});
