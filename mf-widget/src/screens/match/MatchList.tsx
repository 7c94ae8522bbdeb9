import { isLive, isOver, type MatchSummary, type WidgetView } from '@scoreline/shared-lib/contract';
import { completeSummary } from '@scoreline/shared-lib/live';

import { useLiveMatches, type LiveMatches } from '../../page/useLiveMatches';
import { useCard } from '../card';
import { MatchRow } from './MatchRow';
import { Note } from '../frame/Note';

type View = Extract<WidgetView, { kind: 'day' | 'round' }>;

/** How long before its start a match gets live updates. */
const soonMs = 10 * 60_000;
/** Most matches followed at once, more than fit into a widget. */
const mostFollowed = 20;

/** Live, or starting before the list is fetched again. */
const moves = ({ status, startTime }: MatchSummary): boolean =>
  isLive(status) || (!isOver(status) && Math.abs(Date.parse(startTime) - Date.now()) < soonMs);

/** The match from the socket, or from the list if there is no update. */
export function newestOf(summary: MatchSummary, images: LiveMatches): MatchSummary {
  const live = images.get(summary.eventId)?.summary;
  return live && live.revision >= summary.revision ? completeSummary(live) : summary;
}

export function MatchList({ view }: { view: View }) {
  const { source, isSeen, language } = useCard();
  const followed = view.rows
    .filter(({ summary }) => moves(summary))
    .slice(0, mostFollowed)
    .map(({ summary }) => summary.eventId);
  const images = useLiveMatches(source, followed, isSeen);
  if (view.rows.length === 0) return <Note text={language.t('none')} />;
  return (
    <ul className="list">
      {view.rows.map(({ summary, path }) => (
        <li key={summary.eventId}>
          <MatchRow summary={newestOf(summary, images)} path={path} />
        </li>
      ))}
    </ul>
  );
}
