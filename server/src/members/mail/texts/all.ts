import type { MailTexts } from './mailTexts';
import { az } from './az';
import { be } from './be';
import { bg } from './bg';
import { bn } from './bn';
import { bs } from './bs';
import { ca } from './ca';
import { cs } from './cs';
import { da } from './da';
import { de } from './de';
import { el } from './el';
import { en } from './en';
import { es } from './es';
import { et } from './et';
import { eu } from './eu';
import { fi } from './fi';
import { fr } from './fr';
import { he } from './he';
import { hi } from './hi';
import { hr } from './hr';
import { hu } from './hu';
import { id } from './id';
import { it } from './it';
import { ja } from './ja';
import { jw } from './jw';
import { kk } from './kk';
import { ko } from './ko';
import { lt } from './lt';
import { lv } from './lv';
import { ms } from './ms';
import { nb } from './nb';
import { ne } from './ne';
import { nl } from './nl';
import { pl } from './pl';
import { pt } from './pt';
import { ro } from './ro';
import { ru } from './ru';
import { si } from './si';
import { sr } from './sr';
import { sv } from './sv';
import { th } from './th';
import { tl } from './tl';
import { tr } from './tr';
import { ur } from './ur';
import { uz } from './uz';
import { vi } from './vi';
import { zh } from './zh';

/** The mails of every language that has them. */
export const mailTexts: Record<string, MailTexts> = {
  az,
  be,
  bg,
  bn,
  bs,
  ca,
  cs,
  da,
  de,
  el,
  en,
  es,
  et,
  eu,
  fi,
  fr,
  he,
  hi,
  hr,
  hu,
  id,
  it,
  ja,
  jw,
  kk,
  ko,
  lt,
  lv,
  ms,
  nb,
  ne,
  nl,
  pl,
  pt,
  ro,
  ru,
  si,
  sr,
  sv,
  th,
  tl,
  tr,
  ur,
  uz,
  vi,
  zh,
};
