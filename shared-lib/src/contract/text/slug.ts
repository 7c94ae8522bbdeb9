/** ASCII of small letters that are none with an accent. */
export const asciiLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ə: 'e',
};

/** A text as it is compared in every language: without case and accents, `ø` as `o` and `ß` as `ss`. */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\u0000-\u007f]/gu, (letter) => asciiLetters[letter] ?? letter);

const ascii = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\u0000-\u007f]/gu, (letter) => asciiLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** A name as it stands in a path: lower-case ASCII. A name of no Latin letter falls back, and at last to `x`. */
export const slug = (name: string, fallback = ''): string => ascii(name) || ascii(fallback) || 'x';
