import type { MatchMomentum } from '@scoreline/shared-lib/contract';

interface EventMarkProps {
  kind: MatchMomentum['marks'][number]['kind'];
  /** Centre of the mark. */
  x: number;
  y: number;
  /** Colour of the team. */
  colour: string;
}

const card = { width: 8, height: 11 };
const outline = { stroke: 'var(--surface-raised)', strokeWidth: 2, paintOrder: 'stroke' };

/** An event on the graph. A goal is round and a dismissal has the shape of a card, so that they differ without colour. */
export function EventMark({ kind, x, y, colour }: EventMarkProps) {
  const isDismissal = kind === 'redCard' || kind === 'secondYellow';
  if (!isDismissal)
    return <circle data-mark={kind} cx={x} cy={y} r={5} fill={colour} {...outline} />;
  const corner = { x: x - card.width / 2, y: y - card.height / 2 };
  return <rect data-mark={kind} {...card} {...corner} rx={1.5} fill="var(--live)" {...outline} />;
}
