import type { ButtonHTMLAttributes } from 'react';
import styled from 'styled-components';

import {
  chosenInForcedColours,
  edgeInForcedColours,
  plainButton,
  tabularDigits,
} from './base/mixins';
import { fontSize, motion, radius, space, target } from './base/scale';
import { Icon } from './icon/Icon';
import type { IconName } from './icon/iconPaths';

interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  selected?: boolean;
  icon?: IconName;
}

/** A filter that is on or off. */
export function Chip({ selected = false, icon, type = 'button', children, ...rest }: ChipProps) {
  return (
    <Hit type={type} aria-pressed={selected} {...rest}>
      <Face $selected={selected}>
        {icon && <Icon name={icon} size={16} />}
        {children}
      </Face>
    </Hit>
  );
}

const Hit = styled.button`
  ${plainButton}
  flex: none;
  display: inline-flex;
  align-items: center;
  min-block-size: ${target};
  min-inline-size: ${target};
  border-radius: ${radius.chip};

  /* The focus ring is around the face: a scrolling line would cut one around the touch target. */
  &:focus-visible {
    outline: none;
  }
  &:focus-visible > span {
    outline: 2px solid var(--focus);
    outline-offset: var(--ring-offset, 2px);
  }

  &:disabled {
    opacity: 0.5;
    cursor: default;
  }
`;

const Face = styled.span<{ $selected: boolean }>`
  ${tabularDigits}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  flex: 1;
  min-block-size: 32px;
  padding-inline: ${space(3)};
  border-radius: ${radius.chip};
  font-size: ${fontSize[13]};
  font-weight: 500;
  background: ${(props) => (props.$selected ? 'var(--accent)' : 'var(--surface-raised)')};
  color: ${(props) => (props.$selected ? 'var(--on-accent)' : 'var(--text)')};
  box-shadow: inset 0 0 0 1px ${(props) => (props.$selected ? 'var(--accent)' : 'var(--line)')};
  transition: opacity ${motion.quick};
  ${edgeInForcedColours}
  ${(props) => props.$selected && chosenInForcedColours}
`;
