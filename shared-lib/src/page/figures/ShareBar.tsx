import { fontSize, tabularDigits } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

interface Part {
  label: string;
  /** Size relative to the other parts: a count or a share. */
  size: number;
  /** The size as text. */
  figure: string | number;
  /** Note beside the figure. */
  note?: string | undefined;
  colour: string;
}

/** Shares of a whole: segments of one bar with their figures below. */
export function ShareBar({ parts }: { parts: Part[] }) {
  if (parts.every(({ size }) => size === 0)) return null;
  return (
    <div>
      <Bar aria-hidden="true">
        {parts.map(({ label, size, colour }) => (
          <span key={label} style={{ flexGrow: size, background: colour }} />
        ))}
      </Bar>
      <Names>
        {parts.map(({ label, figure, note, colour }) => (
          <li key={label}>
            <i style={{ background: colour }} /> <b dir="ltr">{figure}</b> {label}{' '}
            {note && <span>{note}</span>}
          </li>
        ))}
      </Names>
    </div>
  );
}

/** Colours of a match's outcomes. */
export const outcomeColours = {
  home: 'var(--win)',
  draw: 'var(--draw)',
  away: 'var(--loss)',
} as const;

const Bar = styled.div`
  display: flex;
  gap: 2px;
  block-size: 8px;
  border-radius: 4px;
  overflow: hidden;

  span {
    flex-basis: 0;
    /* Keep the colours in forced colours. */
    forced-color-adjust: none;
  }
`;

const Names = styled.ul`
  ${tabularDigits}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px 12px;
  padding-block: 6px 4px;
  font-size: ${fontSize[12]};
  color: var(--text-muted);

  i {
    display: inline-block;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    forced-color-adjust: none;
  }

  b {
    font-size: ${fontSize[15]};
    color: var(--text);
  }
`;
