import type { News } from './news';

/** "Arsenal 1–1 (3–4) Chelsea", the score apart from the direction of the names; without it where it is not told. */
export const matchText = ({ home, away, kicks }: News['results'][number]): string =>
  home.score === null || away.score === null
    ? `${home.name} – ${away.name}`
    : `${home.name} \u2066${home.score}–${away.score}${kicks ? ` ${kicks}` : ''}\u2069 ${away.name}`;
