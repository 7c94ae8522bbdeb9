import {
  type MatchSummary,
  shootOutText,
  type Side,
  winnerOf,
} from '@scoreline/shared-lib/contract';
import { useState } from 'react';

import { useCard } from '../card';
import { Crest } from '../Crest';
import { MatchTime } from './MatchTime';
import { OutLink } from '../frame/OutLink';
import { Prices } from '../Prices';

interface Props {
  summary: MatchSummary;
  path: string;
}

/** A match on two lines, each team with its score. */
export function MatchRow({ summary, path }: Props) {
  const { showsOdds } = useCard();
  const { home, away, eventId, odds } = summary;
  const winner = winnerOf(summary);
  const kicks = shootOutText(summary);
  return (
    <>
      <OutLink className="row" path={path} match={eventId}>
        <MatchTime summary={summary} />
        <span className="teams">
          <Team side={home} lost={winner === 'away'} />
          <Team side={away} lost={winner === 'home'} />
        </span>
        {kicks && <span className="kicks">{kicks}</span>}
      </OutLink>
      {showsOdds && <Prices sport={summary.sport} odds={odds} />}
    </>
  );
}

function Team({ side, lost }: { side: Side; lost: boolean }) {
  const { t } = useCard().language;
  const { competitorId, name, colours, redCards, score } = side;
  return (
    <span className={lost ? 'team lost' : 'team'}>
      <Crest competitorId={competitorId} name={name} colours={colours} size={16} />
      <bdi className="name">{name}</bdi>
      {redCards > 0 && (
        <>
          <span className="card" aria-hidden="true" />
          <span className="hidden">{t('redCards', { count: redCards })}</span>
        </>
      )}
      <Score value={score} />
    </span>
  );
}

/** A score with an animation when it changes, but not on first render. */
function Score({ value }: { value: number | null }) {
  const [shown, setShown] = useState({ value, turns: 0 });
  // Set during render, so that the new score never occupies the old one's place, which would be a layout shift.
  if (shown.value !== value) setShown({ value, turns: shown.turns + 1 });
  return (
    <span className="score">
      <span key={shown.turns} className={shown.turns > 0 ? 'rolled' : undefined}>
        {value ?? ''}
      </span>
    </span>
  );
}
