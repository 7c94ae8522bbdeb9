interface ChosenMomentProps {
  /** Position of the chosen moment. The graph after it is dimmed. */
  x: number;
  /** End of the graph. */
  end: number;
  top: number;
  bottom: number;
}

/** The line at the chosen moment, with the knob that drags it. */
export function ChosenMoment({ x, end, top, bottom }: ChosenMomentProps) {
  const middle = (top + bottom) / 2;
  return (
    <g data-chosen>
      <rect
        x={Math.min(x, end)}
        y={0}
        width={Math.abs(end - x)}
        height={bottom + top}
        fill="var(--surface-raised)"
        opacity={0.72}
      />
      <line x1={x} x2={x} y1={top} y2={bottom} stroke="var(--accent)" strokeWidth={2} />
      <circle
        cx={x}
        cy={middle}
        r={8}
        fill="var(--accent)"
        stroke="var(--surface-raised)"
        strokeWidth={2}
      />
      <path
        d={`M${x - 2} ${middle - 3}v6M${x + 2} ${middle - 3}v6`}
        stroke="var(--on-accent)"
        strokeWidth={1.5}
      />
    </g>
  );
}
