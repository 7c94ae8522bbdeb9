import type { MatchMomentum } from '@scoreline/shared-lib/contract';

interface EventMarkProps {
  kind: MatchMomentum['marks'][number]['kind'];
  /** Its middle. */
  x: number;
  y: number;
  /** Of the team whose it is. */
  colour: string;
}

const card = { width: 8, height: 11 };
const outline = { stroke: 'var(--surface-raised)', strokeWidth: 2, paintOrder: 'stroke' };

/** What happened at a minute of the graph: a goal is round, a dismissal has the shape of its card, whatever the colours. */
export function EventMark({ kind, x, y, colour }: EventMarkProps) {
  const isDismissal = kind === 'redCard' || kind === 'secondYellow';
  if (!isDismissal)
    return <circle data-mark={kind} cx={x} cy={y} r={5} fill={colour} {...outline} />;
  const corner = { x: x - card.width / 2, y: y - card.height / 2 };
  return <rect data-mark={kind} {...card} {...corner} rx={1.5} fill="var(--live)" {...outline} />;
}
