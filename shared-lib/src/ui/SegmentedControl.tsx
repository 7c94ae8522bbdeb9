import { useId } from 'react';
import styled from 'styled-components';

import { chosenInForcedColours, inputOverAll } from './base/mixins';
import { fontSize, radius, space, target } from './base/scale';

interface SegmentedControlProps<V extends string> {
  /** Accessible name of the choice. */
  label: string;
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}

/** A choice of two to four visible options, built on radio buttons so that arrow keys work. */
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

/* The touch target exceeds the control, so that a press near its edge does not hit a neighbour. */
const Group = styled.div`
  position: relative;
  isolation: isolate;
  /* Wraps in large text and long languages. */
  display: flex;
  flex-wrap: wrap;
  flex-shrink: 0;
  max-inline-size: 100%;
  padding-inline: 2px;

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 4px 0;
    border: 1px solid var(--line);
    border-radius: ${radius.chip};
    background: var(--surface-raised);
  }
`;

const Segment = styled.label`
  ${inputOverAll}
  flex: 1;
  display: grid;
  min-block-size: ${target};
  cursor: pointer;

  span {
    display: grid;
    place-items: center;
    margin-block: 6px;
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
