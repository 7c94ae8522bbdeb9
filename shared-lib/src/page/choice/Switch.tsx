import { focusRing, motion, plainButton, space, target } from '@scoreline/shared-lib/ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  disabled?: boolean;
}

/** A line with a switch at its end; the whole line is the touch target. */
export function Switch({ checked, onChange, children, disabled }: SwitchProps) {
  const label = useId();
  return (
    <Line
      type="button"
      role="switch"
      aria-checked={checked}
      aria-labelledby={label}
      disabled={disabled}
      onClick={() => onChange(!checked)}
    >
      <span id={label}>{children}</span>
      <Track $checked={checked}>
        <Knob $checked={checked} />
      </Track>
    </Line>
  );
}

const Line = styled.button`
  ${plainButton}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  inline-size: 100%;
  min-block-size: ${target};
  ${focusRing}

  &:disabled {
    opacity: 0.5;
    cursor: default;
  }
`;

const Track = styled.span<{ $checked: boolean }>`
  flex: none;
  display: flex;
  inline-size: 44px;
  block-size: 26px;
  padding: 3px;
  border-radius: 13px;
  background: ${(props) => (props.$checked ? 'var(--accent)' : 'var(--text-muted)')};

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: ${(props) => (props.$checked ? 'Highlight' : 'GrayText')};
  }
`;

const Knob = styled.span<{ $checked: boolean }>`
  inline-size: 20px;
  block-size: 20px;
  border-radius: 50%;
  background: var(--surface-raised);
  transition: transform ${motion.quick};
  transform: translateX(${(props) => (props.$checked ? '18px' : '0')});

  [dir='rtl'] & {
    transform: translateX(${(props) => (props.$checked ? '-18px' : '0')});
  }
`;
