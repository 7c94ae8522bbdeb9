import type { TeamDetail } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSetting } from '@scoreline/shared-lib/settings';
import { Section } from '@scoreline/shared-lib/page';
import { Skeleton } from '@scoreline/shared-lib/ui';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { curveHeight, ValueCurve } from '../chart/ValueCurve';
import { formPoints } from './formPoints';
import { useTeamMatchesQuery } from './teamApi';

const fewest = 6;
/** Number of matches in a team's form. */
const most = 5;

/** The team's form: points of each five matches in a row, oldest first. */
export function FormCurve({ detail }: { detail: TeamDetail }) {
  const { t } = useTranslation('match');
  const [spoilerFree] = useSetting('spoilerFree');
  const { competitorId } = detail.team;
  const { data, error } = useTeamMatchesQuery({ competitorId, direction: 'past' });
  const points = formPoints(data?.matches ?? [], competitorId);
  // A team with five matches has most likely played more, so a curve is expected.
  const isAwaited = !data && !error && detail.form.length >= most;
  if (spoilerFree || (points.length < fewest && !isAwaited)) return null;
  const title = t(detail.sport === 'football' ? 'team.curve' : 'team.curveWins', { count: 5 });
  return (
    <Section title={title}>
      {isAwaited ? (
        <Skeleton height={`${curveHeight}px`} />
      ) : (
        <ValueCurve
          label={title}
          points={points.map(({ match, value }) => ({
            value,
            said: `${match.home.name} – ${match.away.name} · ${value}`,
          }))}
          bounds={[0, firstItem(points).most]}
        />
      )}
    </Section>
  );
}
