import {
  type Incident,
  isOver,
  shootOutText,
  type Side,
  type WidgetView,
} from '@scoreline/shared-lib/contract';

import { useLiveMatches } from '../../page/useLiveMatches';
import { useCard } from '../card';
import { Crest } from '../Crest';
import { newestOf } from './MatchList';
import { MatchTime } from './MatchTime';
import { OutLink } from '../frame/OutLink';
import { Prices } from '../Prices';
import { scorersOf } from './scorers';

type View = Extract<WidgetView, { kind: 'match' }>;

/** One match: score, clock, crests and scorers. */
export function MatchBoard({ view }: { view: View }) {
  const { source, isSeen, showsOdds } = useCard();
  const { eventId, status } = view.row.summary;
  const images = useLiveMatches(source, isOver(status) ? [] : [eventId], isSeen);
  const summary = newestOf(view.row.summary, images);
  const incidents = newestIncidents(view.incidents, images.get(eventId)?.incidents);
  const { home, away } = summary;
  const kicks = shootOutText(summary);
  const isScored = home.score !== null && away.score !== null;
  return (
    <>
      <OutLink className={`board ${summary.sport}`} path={view.row.path} match={eventId}>
        <TeamName side={home} />
        <span>
          {/* The scores keep the order of the teams in either reading direction. */}
          <span className="result" role="status">
            {/* A new element per score: a longer one would start elsewhere, which browsers count as a layout shift. */}
            <span key={`${home.score} ${away.score} ${kicks}`}>
              {isScored ? (
                <>
                  <bdi>{home.score}</bdi> – <bdi>{away.score}</bdi>
                  {kicks && <small> {kicks}</small>}
                </>
              ) : (
                '–'
              )}
            </span>
          </span>
          <MatchTime summary={summary} />
        </span>
        <TeamName side={away} />
      </OutLink>
      {showsOdds && <Prices sport={summary.sport} odds={summary.odds} />}
      <div className="scorers">
        <Scorers side="home" incidents={incidents} />
        <Scorers side="away" incidents={incidents} />
      </div>
    </>
  );
}

const newestIncidents = (
  first: readonly Incident[],
  incidents: Record<string, Incident> | undefined,
): readonly Incident[] => (incidents ? Object.values(incidents) : first);

function TeamName({ side: { competitorId, name, colours } }: { side: Side }) {
  return (
    <span className="side">
      <Crest competitorId={competitorId} name={name} colours={colours} size={40} />
      <bdi>
        <span>{name}</span>
      </bdi>
    </span>
  );
}

function Scorers({ side, incidents }: { side: 'home' | 'away'; incidents: readonly Incident[] }) {
  const { t } = useCard().language;
  return (
    <ul>
      {scorersOf(incidents, side, t).map(({ id, text, isCard }) => (
        <li key={id}>
          {isCard && (
            <>
              <svg className="crest-card" width="7" height="10" aria-hidden="true">
                <rect width="7" height="10" rx="1" fill="#cf0f43" />
              </svg>{' '}
            </>
          )}
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}
