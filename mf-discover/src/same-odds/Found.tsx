import { matchPath } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Answer, useListDay } from '@scoreline/shared-lib/page';
import { useSetting } from '@scoreline/shared-lib/settings';
import { fontSize, oneLine, tabularDigits } from '@scoreline/shared-lib/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { useSameOddsFoundQuery } from '../lists/discoverApi';

/** The matches that a record was counted from, newest first. */
export function Found({ matchId }: { matchId: number }) {
  const asked = useSameOddsFoundQuery({ eventId: matchId });
  return (
    <Answer of={asked} rows={3} isEmpty={({ homeOdds }) => !homeOdds || homeOdds.sample === 0}>
      {({ homeOdds }) => (
        <List>
          {homeOdds?.matches.map(({ match }) => (
            <li key={match.eventId}>
              <FoundMatch match={match} />
            </li>
          ))}
        </List>
      )}
    </Answer>
  );
}

type Match = Parameters<typeof matchPath>[0] & {
  startTime: string;
  home: { score: number | null };
  away: { score: number | null };
};

function FoundMatch({ match }: { match: Match }) {
  const { t } = useTranslation('discover');
  const listDay = useListDay();
  const [spoilerFree] = useSetting('spoilerFree');
  return (
    <Line to={matchPath(match)}>
      <time dateTime={match.startTime}>{listDay(match.startTime)}</time>
      <span>
        {match.home.name} – {match.away.name}
      </span>
      <bdi dir="ltr">
        {spoilerFree
          ? t('hidden.score')
          : `${match.home.score ?? '–'} : ${match.away.score ?? '–'}`}
      </bdi>
    </Line>
  );
}

const List = styled.ul`
  padding-block-end: 8px;
`;

const Line = styled(Link)`
  ${tabularDigits}
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  border-block-start: 1px solid var(--line);
  font-size: ${fontSize[12]};

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  time {
    flex: none;
    inline-size: 80px;
    color: var(--text-muted);
  }
  span {
    ${oneLine}
    flex: 1;
  }
  bdi {
    flex: none;
    font-weight: 700;
  }
`;
