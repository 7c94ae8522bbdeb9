/**
 * What the press of a language calls areas, leagues and clubs: `shared-lib/locales/names/{lang}.json`. What is not there keeps
 * its own name.
 */
export interface LocalNames {
  /** By UN M49 code, `001`, or `gb-eng` and the like: what `Intl` has no name for in every browser. */
  areas: Record<string, string>;
  /** By country and own name, `gb-eng/Premier League`; `world/…` where it has no country. */
  leagues: Record<string, string>;
  /** Clubs by their own name. */
  football: Record<string, string>;
  basketball: Record<string, string>;
  /** ISO codes of the national teams that `Intl` names in this language, by their English names; English needs none. */
  nations: Record<string, string>;
}

export const ownNames: LocalNames = {
  areas: {},
  leagues: {},
  football: {},
  basketball: {},
  nations: {},
};
