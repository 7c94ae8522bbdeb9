/** Script and punctuation of a language. */
export interface Writing {
  /** Unicode name of its script. */
  script: string;
  /** Letters in addition to a to z, or, in another script, all lower-case letters. The whole script if omitted. */
  letters?: string;
  /** Opening and closing quotation marks, followed by those of a nested quotation. */
  quotes: string;
}

const latin = (letters: string, quotes: string): Writing => ({ script: 'Latin', letters, quotes });
const cyrillic = (letters: string, quotes: string): Writing => ({
  script: 'Cyrillic',
  letters,
  quotes,
});
const other = (script: string, quotes: string): Writing => ({ script, quotes });

const high = '“”‘';
const low = '„“‚‘';
const lowRight = '„”‚';
const angled = '«»';

/**
 * Alphabets and quotation marks by CLDR (exemplar characters, delimiters). Every language has the apostrophe ’, unless it uses a
 * letter instead.
 */
export const writings: Record<string, Writing> = {
  az: latin('çəğıöşü', high),
  be: cyrillic('абвгдеёжзійклмнопрстуўфхцчшыьэюя', `${angled}${low}`),
  bg: cyrillic('абвгдежзийклмнопрстуфхцчшщъьюяѝ', low),
  bn: other('Bengali', high),
  bs: latin('čćđšž', lowRight),
  ca: latin('àçèéíïòóúü', `${angled}${high}`),
  cs: latin('áčďéěíňóřšťúůýž', low),
  da: latin('æøåé', high),
  de: latin('äöüß', low),
  el: other('Greek', `${angled}${high}`),
  en: latin('', high),
  es: latin('áéíñóúüªº', `${angled}${high}`),
  et: latin('äõöüšž', low),
  eu: latin('ñ', `${angled}${high}`),
  fi: latin('äöå', '”'),
  fr: latin('àâæçèéêëîïôœùûüÿ', `${angled}${high}`),
  he: other('Hebrew', high),
  hi: other('Devanagari', high),
  hr: latin('čćđšž', `${lowRight}${low}`),
  hu: latin('áéíóöőúüű', `${lowRight}${angled}`),
  id: latin('', high),
  it: latin('àèéìíîòóùúªº', `${angled}${high}`),
  ja: other('Japanese', '「」『』'),
  jw: latin('éè', high),
  kk: cyrillic('аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя', `${angled}${low}`),
  ko: other('Hangul', high),
  lt: latin('ąčęėįšųūž', low),
  lv: latin('āčēģīķļņšūž', `${lowRight}${angled}`),
  ms: latin('', high),
  nb: latin('æøåéò', angled),
  ne: other('Devanagari', high),
  nl: latin('éèëïóöü', high),
  pl: latin('ąćęłńóśźż', `${lowRight}${angled}`),
  pt: latin('àáâãçéêíóôõúªº', high),
  ro: latin('ăâîșț', `${lowRight}${angled}`),
  ru: cyrillic('абвгдеёжзийклмнопрстуфхцчшщъыьэюя', `${angled}${low}`),
  si: other('Sinhala', high),
  sr: cyrillic('абвгдђежзијклљмнњопрстћуфхцчџш', low),
  sv: latin('åäöé', '”'),
  th: other('Thai', high),
  tl: latin('ñ', high),
  tr: latin('âçğıöşüîû', high),
  ur: other('Arabic', high),
  uz: latin('ʻʼ', high),
  vi: latin('àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ', high),
  zh: other('Han', '“”‘《》'),
};
