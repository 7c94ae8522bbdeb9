import { focusRing, fontSize } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

interface ChoiceProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** One of many, by the system's own list: a season, a round. */
export function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <Select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}

const Select = styled.select`
  min-block-size: 44px;
  max-inline-size: 100%;
  padding-inline: 12px 8px;
  border: 1px solid var(--line);
  border-radius: 8px;
  font: inherit;
  font-size: ${fontSize[13]};
  font-weight: 500;
  color: var(--text);
  background: var(--surface-raised);
  cursor: pointer;
  ${focusRing}
`;
