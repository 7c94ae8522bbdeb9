import type { News } from './news';

/** "Arsenal 1–1 (3–4) Chelsea". The score is isolated from the text direction of the names, and omitted if it is hidden. */
export const matchText = ({ home, away, kicks }: News['results'][number]): string =>
  home.score === null || away.score === null
    ? `${home.name} – ${away.name}`
    : `${home.name} \u2066${home.score}–${away.score}${kicks ? ` ${kicks}` : ''}\u2069 ${away.name}`;
