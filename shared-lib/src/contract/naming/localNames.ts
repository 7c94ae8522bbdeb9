/**
 * Names of areas, leagues and clubs in a language's press: `shared-lib/locales/names/{lang}.json`. Anything not listed keeps its
 * own name.
 */
export interface LocalNames {
  /** By UN M49 code, `001`, or a code like `gb-eng`: areas for which `Intl` lacks a name in some browser. */
  areas: Record<string, string>;
  /** By country and own name, `gb-eng/Premier League`; `world/…` without a country. */
  leagues: Record<string, string>;
  /** Clubs by their own names. */
  football: Record<string, string>;
  basketball: Record<string, string>;
  /** ISO codes by English name of the national teams that `Intl` names in this language; English needs none. */
  nations: Record<string, string>;
}

export const ownNames: LocalNames = {
  areas: {},
  leagues: {},
  football: {},
  basketball: {},
  nations: {},
};
