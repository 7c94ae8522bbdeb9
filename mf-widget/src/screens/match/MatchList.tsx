import { isLive, isOver, type MatchSummary, type WidgetView } from '@scoreline/shared-lib/contract';
import { completeSummary } from '@scoreline/shared-lib/live';

import { useLiveMatches, type LiveMatches } from '../../page/useLiveMatches';
import { useCard } from '../card';
import { MatchRow } from './MatchRow';
import { Note } from '../frame/Note';

type View = Extract<WidgetView, { kind: 'day' | 'round' }>;

/** Before its start a match is listened to for so long. */
const soonMs = 10 * 60_000;
/** So many matches are followed at once: more than fit into a widget. */
const mostFollowed = 20;

/** What is played, or begins before the list is asked for again. */
const moves = ({ status, startTime }: MatchSummary): boolean =>
  isLive(status) || (!isOver(status) && Math.abs(Date.parse(startTime) - Date.now()) < soonMs);

/** What the socket has told of a match, or what the list said. */
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
