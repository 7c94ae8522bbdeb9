import {
  categoryName,
  type BootPayload,
  type BootQuery,
  languageOf,
  type LeagueDetail,
  type MatchDetail,
  type PlayerDetail,
  type TeamDetail,
} from '@scoreline/shared-lib/contract';

type Names = Record<string, string>;

interface Reader {
  locale: string;
  timeZone: string;
}

const kickOff = (instant: string, { locale, timeZone }: Reader): string =>
  new Intl.DateTimeFormat(locale, {
    numberingSystem: 'latn',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(instant));

const leagueNames = (
  { name, category }: LeagueDetail['tournament'],
  { locale }: Reader,
): Names => ({
  tournament: name,
  category: categoryName(category, locale),
});

const readers: Partial<Record<BootQuery['path'], (data: never, reader: Reader) => Names>> = {
  'sports-query/match/detail': ({ home, away, summary, tournament }: MatchDetail, reader) => ({
    homeCompetitor: home.name,
    awayCompetitor: away.name,
    startTime: kickOff(summary.startTime, reader),
    ...leagueNames(tournament, reader),
  }),
  'sports-query/league/detail': ({ tournament }: LeagueDetail, reader) =>
    leagueNames(tournament, reader),
  'sports-query/team/detail': ({ team }: TeamDetail) => ({ teamName: team.name }),
  'sports-query/player/detail': ({ player }: PlayerDetail) => ({ playerName: player.name }),
};

/** What a page's title and description are filled with, as far as its first data tells. */
export function pageNames({ queries, language }: BootPayload, timeZone: string): Names {
  const reader = { locale: languageOf(language).tag, timeZone };
  return Object.assign(
    {},
    ...queries.map(({ path, data }) => readers[path]?.(data as never, reader) ?? {}),
  ) as Names;
}
