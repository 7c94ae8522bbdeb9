import { isOver, type MatchSummary, shootOutText } from '@scoreline/shared-lib/contract';
import { useListDay, useTimeLabel } from '@scoreline/shared-lib/page';
import { Crest, fontSize, oneLine, rem, tabularDigits } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

interface MatchTeamsProps {
  match: MatchSummary;
  /** League, under the teams. */
  note?: string | undefined;
  /** False on a spoiler-free page. */
  scores?: boolean;
}

/** Time and teams of a match: the first half of every row. */
export function MatchTeams({ match, note, scores = true }: MatchTeamsProps) {
  const kicks = shootOutText(match);
  return (
    <>
      <When match={match} />
      <Teams>
        <Team match={match} side="home" scores={scores} />
        <Team match={match} side="away" scores={scores} />
        {note && <Note dir="auto">{note}</Note>}
      </Teams>
      {scores && kicks && <Kicks>{kicks}</Kicks>}
    </>
  );
}

function When({ match }: { match: MatchSummary }) {
  // As in the list of matches, the rest of the label is always below the time, even if there is room beside it.
  const [time, ...rest] = useTimeLabel(match).split(' ');
  const listDay = useListDay();
  return (
    <Time data-live={match.clock !== null || undefined}>
      <bdi dir="ltr">
        {time}
        {rest.length > 0 && <small>{rest.join(' ')}</small>}
      </bdi>
      <span>{listDay(match.startTime)}</span>
    </Time>
  );
}

function Team({
  match,
  side,
  scores,
}: {
  match: MatchSummary;
  side: 'home' | 'away';
  scores: boolean;
}) {
  const { competitorId, name, colours, score } = match[side];
  return (
    <Line>
      <Crest {...{ competitorId, name, colours }} size={16} />
      <span dir="auto">{name}</span>
      {scores && score !== null && <b data-over={isOver(match.status) || undefined}>{score}</b>}
    </Line>
  );
}

const Time = styled.span`
  ${tabularDigits}
  flex: none;
  display: grid;
  justify-items: center;
  align-content: center;
  inline-size: ${rem(56)};
  font-size: ${fontSize[13]};
  line-height: 1.35;
  text-align: center;

  span {
    font-size: ${fontSize[11]};
    color: var(--text-muted);
  }
  small {
    display: block;
    font-size: ${fontSize[11]};
    font-weight: 500;
    line-height: 1.2;
  }
  &[data-live] bdi {
    font-weight: 700;
    color: var(--live);
  }
`;

const Teams = styled.span`
  flex: 1 1 ${rem(72)};
  min-inline-size: 0;
  display: grid;
  align-content: center;
`;

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
  min-block-size: ${rem(22)};
  font-size: ${fontSize[13]};

  /* A long name wraps, the longest word on a line of its own. */
  span {
    min-inline-size: 0;
    overflow-wrap: break-word;
    line-height: 1.25;
  }
  b {
    ${tabularDigits}
    margin-inline-start: auto;
  }
`;

const Kicks = styled.span`
  ${tabularDigits}
  align-self: center;
  font-size: ${fontSize[11]};
  color: var(--text-muted);
`;

const Note = styled.span`
  ${oneLine}
  justify-self: start;
  max-inline-size: 100%;
  font-size: ${fontSize[11]};
  color: var(--text-muted);
`;
