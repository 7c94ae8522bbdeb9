import { isLive, type MatchSummary, shootOutText, type Side } from '@scoreline/shared-lib/contract';
import { RedCards, useTimeLabelAt } from '@scoreline/shared-lib/page';
import { Crest, fontSize, tabularDigits, RollingScore, rem } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { useBoard } from '../../scoreboard/boardContext';

/** Crests, names and a large score. */
export function ScoreHead({ match }: { match: MatchSummary }) {
  const { home, away, status } = match;
  const label = useTimeLabelAt(match, useBoard());
  const known = home.score !== null && away.score !== null;
  const kicks = shootOutText(match);
  return (
    <Head>
      <Team side={home} />
      <Middle data-live={isLive(status) || undefined}>
        {known && (
          <Score>
            <RollingScore score={home.score} />
            <span aria-hidden="true">–</span>
            <RollingScore score={away.score} />
          </Score>
        )}
        <Label data-large={!known || undefined} dir="ltr">
          {label} {kicks}
        </Label>
      </Middle>
      <Team side={away} />
    </Head>
  );
}

function Team({ side }: { side: Side }) {
  return (
    <Column>
      <Crest competitorId={side.competitorId} name={side.name} colours={side.colours} size={44} />
      <Name>
        <span>{side.name}</span> <RedCards count={side.redCards} />
      </Name>
    </Column>
  );
}

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: start;
  gap: 8px;
`;

const Column = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  min-inline-size: 0;
`;

const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px;
  font-size: ${fontSize[13]};
  font-weight: 500;
  text-align: center;
  max-inline-size: 100%;

  span:first-child {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const Middle = styled.div`
  display: grid;
  justify-items: center;
  min-inline-size: 96px;
  color: var(--text);

  &[data-live] {
    color: var(--live);
  }
`;

const Score = styled.p`
  ${tabularDigits}
  display: flex;
  gap: 8px;
  font-size: ${fontSize[32]};
  font-weight: 700;
  line-height: 1.25;
`;

const Label = styled.p`
  ${tabularDigits}
  font-size: ${fontSize[13]};
  font-weight: 500;

  &[data-large] {
    font-size: ${fontSize[22]};
    font-weight: 700;
    line-height: ${rem(44)};
  }
`;
