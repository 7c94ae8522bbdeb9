import { usePageNames } from '@scoreline/shared-lib/brand';
import type { TeamDetail } from '@scoreline/shared-lib/contract';
import { Answer, TopBar } from '@scoreline/shared-lib/page';
import { fontSize, space } from '@scoreline/shared-lib/ui';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';

import { Cheers } from './Cheers';
import { LiveMatch } from './LiveMatch';
import { useFanZoneTeamQuery } from './teamApi';

/** The fans' page of one team. */
export function TeamPage() {
  const competitorId = Number(useParams().competitorId);
  const asked = useFanZoneTeamQuery({ competitorId });
  return <Answer of={asked}>{(detail) => <KnownTeam detail={detail} />}</Answer>;
}

function KnownTeam({ detail: { team, sport } }: { detail: TeamDetail }) {
  usePageNames({ teamName: team.name });
  return (
    <>
      <TopBar>
        <Heading>{team.name}</Heading>
      </TopBar>
      <Content>
        <LiveMatch sport={sport} competitorId={team.competitorId} />
        <Cheers competitorId={team.competitorId} />
      </Content>
    </>
  );
}

const Heading = styled.h1`
  font-size: ${fontSize[17]};
`;

const Content = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  padding: ${space(4)};
`;
