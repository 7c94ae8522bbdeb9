import { extractText, getDocumentProxy } from 'unpdf';

import { knownAddresses } from '../../routing';
import { dayAfter } from '../../story';
import { expect, test } from '../journey';
import { rows } from '../pages';
import { css } from '../query';
import type { Visitor } from '../visitor';

/** The text of each printed page. */
async function printed(visitor: Visitor): Promise<string[]> {
  const pdf = new Uint8Array(await visitor.driver.print!());
  const { text } = await extractText(await getDocumentProxy(pdf));
  return text;
}

/** How often the printed pages contain a text. */
const timesOf = (sheets: string[], wanted: string) => sheets.join('\n').split(wanted).length - 1;

/** Almost blank printed pages, except the last. */
const blank = (sheets: string[]): string[] =>
  sheets.filter((sheet, at) => sheet.trim().length < (at === sheets.length - 1 ? 1 : 80));

test.beforeEach(({ engine }) => {
  test.skip(engine === 'webkit', 'WebKitGTK cannot print by its driver');
});

test('a list of matches is printed completely, each match once', async ({ visitor }) => {
  await visitor.open(`/en?date=${dayAfter(-1)}`);
  await visitor.see(rows);
  const leagues = await visitor.texts(css('[role=list] h2'));
  const sheets = await printed(visitor);
  expect(blank(sheets), 'no sheet is blank').toEqual([]);
  expect(leagues.length).toBeGreaterThan(3);
  for (const word of ['Discover', 'By time', 'Football', 'Basketball'])
    expect(timesOf(sheets, word), `${word} is not printed`).toBe(0);
});

for (const kind of ['/match/', '/league/'])
  test(`a page of a ${kind.slice(1, -1)} is printed without navigation or blank sheets`, async ({
    visitor,
  }) => {
    const [, path] = [...(await knownAddresses())].find(([route]) => route.includes(kind))!;
    await visitor.open(`/en${path.replace(/^\/en(?=\/)/, '')}`);
    await visitor.see(css('[role=tabpanel] h2, [role=tabpanel] table'));
    const [title] = await visitor.texts(css('h1'));
    const sheets = await printed(visitor);
    expect(blank(sheets), 'no sheet is blank').toEqual([]);
    expect(sheets[0]).toContain(title!.trim().split(' ')[0]);
    for (const word of ['Discover', 'Favourites', 'Profile'])
      expect(timesOf(sheets, word), `${word} is not printed`).toBe(0);
  });
