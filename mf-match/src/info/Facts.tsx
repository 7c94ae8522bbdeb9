import { fontSize, Icon, type IconName, rem } from '@scoreline/shared-lib/ui';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';

/** A system icon by name, or a custom drawing. */
type Fact = [icon: IconName | ReactElement, name: string, value: ReactNode];

/** Names and values. Unknown facts are omitted. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts
        .filter(([, , value]) => Boolean(value))
        .map(([icon, name, value]) => (
          <Row key={name}>
            {typeof icon === 'string' ? <Icon name={icon} size={18} /> : icon}
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Row>
        ))}
    </List>
  );
}

const List = styled.dl`
  font-size: ${fontSize[13]};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, auto) minmax(min-content, 1fr);
  align-items: center;
  gap: 12px;
  min-block-size: 40px;
  padding-block: 8px;
  color: var(--text-muted);

  &:not(:last-child) {
    border-block-end: 1px solid var(--line);
  }
  dd {
    text-align: end;
    font-weight: 500;
    color: var(--text);
  }
  small {
    display: block;
    font-size: ${fontSize[12]};
    font-weight: 400;
    color: var(--text-muted);
  }
  a {
    display: inline-block;
    line-height: ${rem(24)};
  }
  a:hover {
    text-decoration: underline;
  }
`;
