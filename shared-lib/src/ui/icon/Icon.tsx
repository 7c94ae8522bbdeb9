import styled from 'styled-components';

import { iconPaths, type IconName } from './iconPaths';

interface IconProps {
  name: IconName;
  /** Pixels, 20 unless told. */
  size?: number;
  /** Filled in as well as outlined: a star that is set. */
  filled?: boolean;
  /** Points along the line of reading, so that it turns round from right to left. */
  turns?: boolean;
  className?: string;
}

/** A drawing beside a name; alone it says nothing to a screen reader. */
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
