/** The day the play-offs of a season began, with the play-in games before them, by the league's own calendars. */
const playOffs: Record<string, string> = {
  '2006/07': '2007-04-21',
  '2007/08': '2008-04-19',
  '2008/09': '2009-04-18',
  '2009/10': '2010-04-17',
  '2010/11': '2011-04-16',
  '2011/12': '2012-04-28',
  '2012/13': '2013-04-20',
  '2013/14': '2014-04-19',
  '2014/15': '2015-04-18',
  '2015/16': '2016-04-16',
  '2016/17': '2017-04-15',
  '2017/18': '2018-04-14',
  '2018/19': '2019-04-13',
  '2019/20': '2020-08-15',
  '2020/21': '2021-05-18',
  '2021/22': '2022-04-12',
  '2022/23': '2023-04-11',
  '2023/24': '2024-04-16',
  '2024/25': '2025-04-15',
};

/** The first day of the play-offs proper, where play-in games came before. */
const firstRounds: Record<string, string> = {
  '2019/20': '2020-08-17',
  '2020/21': '2021-05-22',
  '2021/22': '2022-04-16',
  '2022/23': '2023-04-15',
  '2023/24': '2024-04-20',
  '2024/25': '2025-04-19',
};

/** A team's games of a regular season, where its calendar is not known: 50 and 66 after lock-outs. */
export const regularGames = (season: string): number =>
  season === '1998/99' ? 50 : season === '2011/12' ? 66 : season === '2020/21' ? 72 : 82;

export type SeasonPart = 'regular' | 'play-in' | 'playoffs';

/** Which part of a season a day lies in; undefined where the calendar is not known. */
export function partOf(season: string, day: string): SeasonPart | undefined {
  const end = playOffs[season];
  if (!end) return undefined;
  if (day < end) return 'regular';
  return day < (firstRounds[season] ?? end) ? 'play-in' : 'playoffs';
}
