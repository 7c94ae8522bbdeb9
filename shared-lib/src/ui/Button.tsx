import type { ButtonHTMLAttributes } from 'react';
import styled, { css } from 'styled-components';

import { edgeInForcedColours, focusRing, plainButton } from './base/mixins';
import { motion, radius, space, target } from './base/scale';
import { Icon } from './icon/Icon';
import type { IconName } from './icon/iconPaths';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
  icon?: IconName;
}

/** A button; `kind` is `primary` by default, `type` is `button`. */
export function Button({
  kind = 'primary',
  icon,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <Face type={type} $kind={kind} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </Face>
  );
}

const faces = {
  primary: css`
    background: var(--accent);
    color: var(--on-accent);
  `,
  secondary: css`
    background: var(--surface-raised);
    box-shadow: inset 0 0 0 1px var(--line);
  `,
  quiet: css`
    color: var(--accent);
  `,
  danger: css`
    background: var(--loss);
    color: var(--on-result);
  `,
};

const Face = styled.button<{ $kind: ButtonKind }>`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-block-size: ${target};
  padding-inline: ${space(4)};
  border-radius: ${radius.chip};
  font-weight: 500;
  transition: opacity ${motion.quick};
  ${(props) => faces[props.$kind]}
  ${edgeInForcedColours}
  ${focusRing}

  &:active {
    opacity: 0.8;
  }
  &:disabled {
    opacity: 0.5;
    cursor: default;
  }
`;
