/** ASCII replacements of lower-case letters that do not decompose into a letter and an accent. */
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

/** Folds a text for comparison in any language: without case and accents, `ø` as `o` and `ß` as `ss`. */
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

/** A name as a path segment in lower-case ASCII. A name without Latin letters uses `fallback`, and finally `x`. */
export const slug = (name: string, fallback = ''): string => ascii(name) || ascii(fallback) || 'x';
