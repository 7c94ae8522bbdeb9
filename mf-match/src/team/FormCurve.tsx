import type { TeamDetail } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSetting } from '@scoreline/shared-lib/settings';
import { Section } from '@scoreline/shared-lib/page';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { ValueCurve } from '../chart/ValueCurve';
import { formPoints } from './formPoints';
import { useTeamMatchesQuery } from './teamApi';

const fewest = 6;

/** How the form has gone: the points of each five matches in a row, the newest at the end. */
export function FormCurve({ detail }: { detail: TeamDetail }) {
  const { t } = useTranslation('match');
  const [spoilerFree] = useSetting('spoilerFree');
  const { competitorId } = detail.team;
  const { data } = useTeamMatchesQuery({ competitorId, direction: 'past' });
  const points = formPoints(data?.matches ?? [], competitorId);
  if (spoilerFree || points.length < fewest) return null;
  const title = t(detail.sport === 'football' ? 'team.curve' : 'team.curveWins', { count: 5 });
  return (
    <Section title={title}>
      <ValueCurve
        label={title}
        points={points.map(({ match, value }) => ({
          value,
          said: `${match.home.name} – ${match.away.name} · ${value}`,
        }))}
        bounds={[0, firstItem(points).most]}
      />
    </Section>
  );
}
