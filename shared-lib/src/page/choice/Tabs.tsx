import {
  chosenInForcedColours,
  focusRing,
  fontSize,
  hiddenScrollbar,
  motion,
  plainButton,
  space,
  target,
} from '@scoreline/shared-lib/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';

import { nextTab } from './nextTab';
import { showChosen } from './showChosen';

export interface TabItem<V extends string = string> {
  value: V;
  label: ReactNode;
}

interface TabsProps<V extends string> {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem<V>[];
  value: V;
  onChange: (value: V) => void;
  /** Prefix of the ids that connect a tab to its panel; see `TabPanel`. */
  id: string;
}

/** A row of tabs; arrow keys, Home and End move the focus and select. */
export function Tabs<V extends string>({ label, items, value, onChange, id }: TabsProps<V>) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => showChosen(row.current), [value]);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const at = items.findIndex((item) => item.value === value);
    const next = items[nextTab(event.key, at, items.length, rtl)];
    if (!next || next.value === value) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(`${id}-tab-${next.value}`)?.focus();
  };
  return (
    <List ref={row} role="tablist" aria-label={label} onKeyDown={move}>
      {items.map((item) => (
        <Tab
          key={item.value}
          type="button"
          role="tab"
          id={`${id}-tab-${item.value}`}
          aria-controls={item.value === value ? `${id}-panel-${item.value}` : undefined}
          aria-selected={item.value === value}
          tabIndex={item.value === value ? 0 : -1}
          onClick={() => onChange(item.value)}
        >
          {item.label}
        </Tab>
      ))}
    </List>
  );
}

/** Content of the selected tab. */
export function TabPanel(props: { id: string; value: string; children: ReactNode }) {
  return (
    <div
      role="tabpanel"
      id={`${props.id}-panel-${props.value}`}
      aria-labelledby={`${props.id}-tab-${props.value}`}
    >
      {props.children}
    </div>
  );
}

const List = styled.div`
  display: flex;
  overflow-x: auto;
  ${hiddenScrollbar}
  border-block-end: 1px solid var(--line);
`;

const Tab = styled.button`
  ${plainButton}
  position: relative;
  flex: 1 0 auto;
  min-block-size: ${target};
  padding-inline: ${space(4)};
  font-size: ${fontSize[13]};
  font-weight: 500;
  text-align: center;
  white-space: nowrap;
  color: var(--text-muted);
  ${focusRing}
  --ring-offset: -2px;

  &::after {
    content: '';
    position: absolute;
    inset-inline: ${space(3)};
    inset-block-end: 0;
    block-size: 2px;
    background: var(--accent);
    transform: scaleX(0);
    transition: transform ${motion.calm};
  }
  &[aria-selected='true'] {
    color: var(--text);
    ${chosenInForcedColours}
  }
  &[aria-selected='true']::after {
    transform: scaleX(1);
  }
  @media (forced-colors: active) {
    &::after {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;
