import {
  categoryName,
  type BootPayload,
  type BootQuery,
  type LeagueDetail,
  type MatchDetail,
  type PlayerDetail,
  type TeamDetail,
} from '@scoreline/shared-lib/contract';

import { timeFormats } from './written/times';

type Names = Record<string, string>;

/** Who the names are for: `timeZone` is null where the visitor's is not known. */
interface Reader {
  locale: string;
  timeZone: string | null;
}

/** A kick-off that may be read in any zone names the one it is of. */
const kickOff = (instant: string, { locale, timeZone }: Reader): string =>
  new Intl.DateTimeFormat(locale, {
    numberingSystem: 'latn',
    ...timeFormats.date,
    ...(timeZone ? { timeZone } : { timeZone: 'UTC', timeZoneName: 'short' }),
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
export function pageNames({ queries }: Pick<BootPayload, 'queries'>, reader: Reader): Names {
  return Object.assign(
    {},
    ...queries.map(({ path, data }) => readers[path]?.(data as never, reader) ?? {}),
  ) as Names;
}
