import type { ButtonHTMLAttributes } from 'react';
import styled from 'styled-components';

import { focusRing, plainButton } from '../base/mixins';
import { motion, radius, target } from '../base/scale';
import { Icon } from './Icon';
import type { IconName } from './iconPaths';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName;
  /** Accessible name of the button, in the page's language. */
  label: string;
  /** State of a toggle button; omit it for other buttons. */
  pressed?: boolean;
  size?: number;
}

/** A button with only an icon. */
export function IconButton({
  icon,
  label,
  pressed,
  size,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Face type={type} aria-label={label} title={label} aria-pressed={pressed} {...rest}>
      <Icon name={icon} size={size} filled={pressed === true} />
    </Face>
  );
}

const Face = styled.button`
  ${plainButton}
  flex: none;
  display: inline-grid;
  place-items: center;
  inline-size: ${target};
  block-size: ${target};
  border-radius: ${radius.chip};
  color: var(--text-muted);
  transition: opacity ${motion.quick};
  ${focusRing}

  &:hover {
    color: var(--text);
  }
  &[aria-pressed='true'] {
    color: var(--accent);
  }
  &:active {
    opacity: 0.7;
  }
  &:disabled {
    opacity: 0.4;
    cursor: default;
  }
`;
