import type { TeamDetail } from '@scoreline/shared-lib/contract';
import { Chart, type Drawn, linear } from '@scoreline/shared-lib/chart';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSetting } from '@scoreline/shared-lib/settings';
import { Section } from '@scoreline/shared-lib/page';

import { type CurvePoint, formPoints } from './formPoints';
import { useTeamMatchesQuery } from './teamApi';

const height = 132;
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
  const placeOf = (at: number, width: number) => linear([0, points.length - 1], [8, width - 8])(at);
  return (
    <Section title={title}>
      <Chart
        label={title}
        height={height}
        count={points.length}
        say={(at) => {
          const { match, value } = points[at]!;
          return `${match.home.name} – ${match.away.name} · ${value}`;
        }}
        placeOf={placeOf}
        draw={(drawn) => <Curve {...{ points, placeOf }} {...drawn} />}
      />
    </Section>
  );
}

interface CurveProps extends Drawn {
  points: readonly CurvePoint[];
  placeOf: (at: number, width: number) => number;
}

function Curve({ points, placeOf, width, at, flip }: CurveProps) {
  const most = points[0]!.most;
  const y = linear([0, most], [height - 12, 12]);
  const placed = points.map(({ value }, index) => ({
    x: flip(placeOf(index, width)),
    y: y(value),
  }));
  const looked = placed[at ?? placed.length - 1]!;
  return (
    <>
      {[0, most].map((tick) => (
        <g key={tick}>
          <line x1={0} x2={width} y1={y(tick)} y2={y(tick)} stroke="var(--line)" />
          <text x={flip(0)} y={y(tick) - 3} textAnchor={flip(0) === 0 ? 'start' : 'end'}>
            {tick}
          </text>
        </g>
      ))}
      <polyline
        points={placed.map((point) => `${point.x},${point.y}`).join(' ')}
        fill="none"
        stroke="var(--accent)"
        strokeWidth={2}
      />
      <circle cx={looked.x} cy={looked.y} r={4} fill="var(--accent)" />
    </>
  );
}
