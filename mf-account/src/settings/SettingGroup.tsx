import { fontSize, space } from '@scoreline/shared-lib/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { Heading } from '../me/Entry';

/** Settings of one kind, one per line. */
export function SettingGroup(props: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={props.id}>
      <Heading>{props.title}</Heading>
      <Card>{props.children}</Card>
    </section>
  );
}

/** A setting with its choices below its name. */
export function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Row>
      <span>{label}</span>
      {children}
    </Row>
  );
}

export const Note = styled.span`
  display: block;
  font-size: ${fontSize[12]};
  color: var(--text-muted);
`;

const Card = styled.div`
  display: grid;
  /* As wide as the page, even with a long choice. */
  grid-template-columns: minmax(0, 1fr);
  padding: ${space(1)} ${space(4)};
  border-block: 1px solid var(--line);
  background: var(--surface-raised);

  > :not(:last-child) {
    border-block-end: 1px solid var(--line);
  }
  /* Doubled for more specificity than a switch. */
  && > * {
    padding-block: ${space(2)};
    min-block-size: 52px;
  }
  @media (min-width: 768px) {
    border: 1px solid var(--line);
    border-radius: 12px;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
`;
