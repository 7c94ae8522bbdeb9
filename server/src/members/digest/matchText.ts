import type { News } from './news';

/** "Arsenal 2–1 Chelsea", the score apart from the direction of the names; without it where it is not told. */
export const matchText = ({ home, away }: News['results'][number]): string =>
  home.score === null || away.score === null
    ? `${home.name} – ${away.name}`
    : `${home.name} \u2066${home.score}–${away.score}\u2069 ${away.name}`;
