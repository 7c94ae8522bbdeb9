import { useId } from 'react';
import styled from 'styled-components';

import { chosenInForcedColours, inputOverAll } from './base/mixins';
import { fontSize, radius, space, target } from './base/scale';

interface SegmentedControlProps<V extends string> {
  /** What is being chosen, for a screen reader. */
  label: string;
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}

/** A choice of two to four, all in sight. Radio buttons underneath, so arrow keys work. */
export function SegmentedControl<V extends string>(props: SegmentedControlProps<V>) {
  const name = useId();
  return (
    <Group role="radiogroup" aria-label={props.label}>
      {props.options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === props.value}
            onChange={() => props.onChange(option.value)}
          />
          <span>{option.label}</span>
        </Segment>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  padding: 2px;
  border-radius: ${radius.chip};
  background: var(--surface-raised);
  box-shadow: inset 0 0 0 1px var(--line);
`;

const Segment = styled.label`
  ${inputOverAll}
  flex: 1;
  display: grid;
  cursor: pointer;

  span {
    display: grid;
    place-items: center;
    min-block-size: ${target};
    padding-inline: ${space(3)};
    border-radius: 6px;
    font-size: ${fontSize[13]};
    font-weight: 500;
    white-space: nowrap;
  }
  input:checked + span {
    background: var(--accent);
    color: var(--on-accent);
    ${chosenInForcedColours}
  }
`;
