import type { MatchSummary } from '@scoreline/shared-lib/contract';
import { useFollow } from '@scoreline/shared-lib/following';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { IconButton } from '@scoreline/shared-lib/ui';
import { memo } from 'react';

interface FollowMatchProps {
  matchId: number;
  sport: MatchSummary['sport'];
  startTime: string;
  /** "Arsenal – Chelsea" */
  teams: string;
}

/** Button that subscribes to a match and confirms it. */
export const FollowMatch = memo(function FollowMatch(props: FollowMatchProps) {
  const { t } = useTranslation('scores');
  const { matchId, sport, startTime, teams } = props;
  const [followed, toggle] = useFollow('match', {
    targetId: matchId,
    sport,
    startTime,
    name: teams,
  });
  const label = t(followed ? 'follow.remove' : 'follow.add', { teams });
  return <IconButton icon="star" label={label} pressed={followed} onClick={toggle} />;
});
