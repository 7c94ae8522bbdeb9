import { type LanguageTexts, type Problem, type Text, wordsAlone } from '../texts';

interface Room {
  /** Position of the label. */
  name: string;
  file: string;
  key: RegExp;
  /** Available width on a screen of 360 px, in em of its font. */
  em: number;
  /** Each word is on a line of its own. */
  byWord?: true;
}

/** Labels limited to one line of fixed width, as measured in Chromium with the fonts of the page. */
const rooms: Room[] = [
  { name: 'the tab bar', file: 'shell/locales', key: /^tabs\.(?!label$)/, em: 7.5 },
  {
    name: 'the time column',
    file: 'shared-lib/locales',
    key: /^status\.short\./,
    em: 4,
    byWord: true,
  },
  { name: 'a square of form', file: 'shared-lib/locales', key: /^form\.short\./, em: 1.8 },
  { name: 'a column head', file: 'mf-match/locales', key: /^statistics\.short\./, em: 4.3 },
  {
    name: 'a column head',
    file: 'mf-(match|scores|widget)/locales',
    key: /^(card\.)?table\.(rank|played|won|drawn|lost|goals|goalDifference|points|winRate|pointsFor|pointsAgainst)$/,
    em: 4.3,
  },
  { name: 'the captain’s mark', file: 'mf-match/locales', key: /^lineups\.captainMark$/, em: 1.3 },
];

/** Widths in em, of which the first match applies. Marks above or below a letter take no width, and Indic vowels take some. */
const widths: [RegExp, number][] = [
  [/\p{Mn}/u, 0],
  [/\p{Mc}/u, 0.34],
  [/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u, 1],
  [/[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Sinhala}]/u, 0.8],
  [/[\p{Script=Thai}]/u, 0.65],
  [/[\p{Script=Hebrew}\p{Script=Arabic}]/u, 0.52],
  [/[mwMWшщюжмфыШЩЮЖМФЫ%]/u, 0.87],
  [/[iljtfrI1.,:;'’|!() ]/u, 0.34],
  [/\p{Lu}/u, 0.68],
  [/\p{Script=Cyrillic}/u, 0.6],
];

/** Estimated width of a text in em of its font, within a sixth of Chromium's measurement. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (widths.find(([kind]) => kind.test(sign))?.[1] ?? 0.58), 0);

const roomOf = ({ file, key }: Text): Room | undefined =>
  rooms.find((room) => new RegExp(`^${room.file}$`).test(file) && room.key.test(key));

/** A label with a number filled in. */
const filled = (text: string) => wordsAlone(text.replace(/\{\{\w+\}\}/g, '1'));

/** Labels that are wider than their place. */
export const checkLength = ({ texts }: LanguageTexts): Problem[] =>
  texts.flatMap((text) => {
    const room = roomOf(text);
    const lines = room?.byWord ? filled(text.text).split(' ') : [filled(text.text)];
    const width = Math.max(...lines.map(widthOf));
    if (!room || width <= room.em) return [];
    const says = `“${text.text}” is ${width.toFixed(1)} em wide, and ${room.name} has ${room.em}`;
    return [{ check: 'length', file: text.file, key: text.key, says }];
  });
