import { contrast, largeText, readableOn } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

interface ShirtProps {
  number: number | null;
  /** Shirt and trim colours; the page's accent if the club's are unknown. */
  colours?: readonly [string, string] | null;
  /** In pixels, 32 by default. */
  size?: number;
}

const smallText = 4.5;
const body = 'M8 3l4 2 4-2 6 4-2.5 4.5-2.5-1V21H7V10.5l-2.5 1L2 7z';

/** The trim if small digits are readable in it, otherwise white before black: no club has black numbers on red. */
const inkOn = (fill: string, trim: string): string =>
  contrast(fill, trim) >= smallText ? trim : readableOn(fill, fill, largeText);

/** A player's shirt with the number; hidden from screen readers, because the name is beside it. */
export function Shirt({ number, colours, size = 32 }: ShirtProps) {
  const [fill, trim] = colours ?? ['var(--accent)', 'var(--on-accent)'];
  const ink = colours ? inkOn(fill, trim) : trim;
  return (
    <Drawing viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={body} fill={fill} stroke={trim} strokeWidth="0.8" strokeLinejoin="round" />
      {number !== null && (
        <text x="12" y="16" textAnchor="middle" fontSize="8" fontWeight="700" fill={ink}>
          {number}
        </text>
      )}
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
  display: block;
`;
