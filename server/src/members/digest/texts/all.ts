import az from './az.json';
import be from './be.json';
import bg from './bg.json';
import bn from './bn.json';
import bs from './bs.json';
import ca from './ca.json';
import cs from './cs.json';
import da from './da.json';
import de from './de.json';
import el from './el.json';
import en from './en.json';
import es from './es.json';
import et from './et.json';
import eu from './eu.json';
import fi from './fi.json';
import fr from './fr.json';
import he from './he.json';
import hi from './hi.json';
import hr from './hr.json';
import hu from './hu.json';
import id from './id.json';
import it from './it.json';
import ja from './ja.json';
import jw from './jw.json';
import kk from './kk.json';
import ko from './ko.json';
import lt from './lt.json';
import lv from './lv.json';
import ms from './ms.json';
import nb from './nb.json';
import ne from './ne.json';
import nl from './nl.json';
import pl from './pl.json';
import pt from './pt.json';
import ro from './ro.json';
import ru from './ru.json';
import si from './si.json';
import sr from './sr.json';
import sv from './sv.json';
import th from './th.json';
import tl from './tl.json';
import tr from './tr.json';
import ur from './ur.json';
import uz from './uz.json';
import vi from './vi.json';
import zh from './zh.json';

/** The texts of a digest, in a mail or notification, in one language. */
export type DigestTexts = typeof en;

export const digestTexts: Record<string, DigestTexts> = {
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

/** The texts of a language, or English if it has none. */
export const digestTextsOf = (language: string): DigestTexts => digestTexts[language] ?? en;
