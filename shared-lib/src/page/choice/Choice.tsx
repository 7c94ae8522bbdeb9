import { focusRing, fontSize } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

interface ChoiceProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** The system's select for one of many options: a season, a round. */
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
  padding-inline: 12px 28px;
  border: 1px solid var(--line);
  border-radius: 8px;
  font: inherit;
  font-size: ${fontSize[13]};
  font-weight: 500;
  color: var(--text);
  /* A custom arrow, because the system's touches the edge in right-to-left text. */
  appearance: none;
  background:
    linear-gradient(45deg, transparent 50%, var(--text-muted) 50%) var(--first) 55% / 5px 5px,
    linear-gradient(135deg, var(--text-muted) 50%, transparent 50%) var(--second) 55% / 5px 5px,
    var(--surface-raised);
  background-repeat: no-repeat;
  --first: calc(100% - 17px);
  --second: calc(100% - 12px);
  text-overflow: ellipsis;
  cursor: pointer;
  /* Forced colours remove the custom arrow, so restore the system's. */
  @media (forced-colors: active) {
    appearance: auto;
    padding-inline: 12px;
  }
  ${focusRing}

  [dir='rtl'] & {
    --first: 12px;
    --second: 17px;
  }
`;
