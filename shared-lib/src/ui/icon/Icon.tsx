import styled from 'styled-components';

import { iconPaths, type IconName } from './iconPaths';

interface IconProps {
  name: IconName;
  /** In pixels, 20 by default. */
  size?: number;
  /** Filled as well as outlined, like the star of a favourite. */
  filled?: boolean;
  /** Mirrored in right-to-left languages, for arrows along the line of text. */
  turns?: boolean;
  className?: string;
}

/** An icon beside its name; hidden from screen readers. */
export function Icon({ name, size = 20, filled = false, turns = false, className }: IconProps) {
  return (
    <Drawing
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      aria-hidden="true"
      focusable="false"
      $turns={turns || name === 'back' || name === 'forward'}
    >
      <path d={iconPaths[name]} />
    </Drawing>
  );
}

const Drawing = styled.svg<{ $turns: boolean }>`
  flex: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;

  [dir='rtl'] & {
    transform: ${(props) => (props.$turns ? 'scaleX(-1)' : 'none')};
  }
`;
