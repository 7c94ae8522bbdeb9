import { useMatchShotsQuery, useMatchStatisticsQuery } from '../match/matchApi';
import { useMatchView } from '../match/matchContext';
import { useNews } from '../match/news/useNews';

/** The match's shots, fetched again when the statistics count more of them. */
export function useShots() {
  const { match, detail, concealed } = useMatchView();
  const { eventId } = match;
  const skip = concealed || !detail.sections.includes('shots');
  const asked = useMatchShotsQuery({ eventId }, { skip });
  const { data } = useMatchStatisticsQuery({ eventId }, { skip });
  const row = data?.periods
    .find(({ period }) => period === 0)
    ?.rows.find(({ key }) => key === 'shots');
  useNews(row ? row.home + row.away : 0, () => !skip && asked.refetch());
  return asked;
}
