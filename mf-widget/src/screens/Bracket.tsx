import {
  matchPath,
  shootOutOf,
  type TeamCard,
  type WidgetView,
} from '@scoreline/shared-lib/contract';
import { roundText } from '@scoreline/shared-lib/page/roundText';

import { useCard } from './card';
import { Crest } from './Crest';
import { Note } from './frame/Note';
import { OutLink } from './frame/OutLink';

type View = Extract<WidgetView, { kind: 'bracket' }>;
type Tie = View['rounds'][number]['ties'][number];

/** The knock-out rounds side by side. A narrow widget scrolls to the last ones. */
export function Bracket({ view }: { view: View }) {
  const { t } = useCard().language;
  if (view.rounds.length === 0) return <Note text={t('noBracket')} />;
  return (
    <div className="rounds">
      {view.rounds.map(({ round, ties }) => (
        <div key={round} role="group" aria-label={roundText(round, t)}>
          <div className="round" aria-hidden="true">
            {roundText(round, t)}
          </div>
          <ul>
            {ties.map((tie, at) => (
              <li key={tie.legs[0]?.eventId ?? at}>
                <TieCard tie={tie} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function TieCard({ tie }: { tie: Tie }) {
  const leg = tie.legs.at(-1);
  const teams = (
    <>
      <TieTeam team={tie.home} tie={tie} />
      <TieTeam team={tie.away} tie={tie} />
    </>
  );
  if (!leg) return <span className="tie">{teams}</span>;
  return (
    <OutLink className="tie" path={matchPath(leg)} match={leg.eventId}>
      {teams}
    </OutLink>
  );
}

/** A team's goals in each leg, home or away, with shoot-out goals in brackets. */
const scoresOf = ({ competitorId }: TeamCard, { legs }: Tie): string =>
  legs
    .map((leg) => {
      const side = leg.home.competitorId === competitorId ? 'home' : 'away';
      const kicks = shootOutOf(leg)?.[side];
      return `${leg[side].score ?? ''}${kicks === undefined ? '' : ` (${kicks})`}`;
    })
    .join(' ')
    .trim();

function TieTeam({ team, tie }: { team: TeamCard | null; tie: Tie }) {
  if (!team) return <span className="team">–</span>;
  const { competitorId, name, colours } = team;
  const isOut = tie.winner !== null && tie.winner !== competitorId;
  return (
    <span className={isOut ? 'team lost' : 'team'}>
      <Crest competitorId={competitorId} name={name} colours={colours} size={16} />
      <bdi className="name">{name}</bdi>
      <bdi className="score">{scoresOf(team, tie)}</bdi>
    </span>
  );
}
