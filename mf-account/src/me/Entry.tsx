import {
  focusRing,
  fontSize,
  Icon,
  type IconName,
  plainButton,
  Skeleton,
  space,
} from '@scoreline/shared-lib/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';

interface EntryProps {
  icon: IconName;
  label: string;
  /** The current value. */
  value?: ReactNode;
  to?: string;
  /** Loads the page from the server: a document without a language in its address. */
  reload?: boolean;
  onClick?: () => void;
  /** Cannot be undone. */
  danger?: boolean;
  disabled?: boolean;
}

/** A line of the profile: a link or an action. */
export function Entry({ icon, label, value, to, reload, onClick, danger, disabled }: EntryProps) {
  const face = (
    <>
      <Icon name={icon} />
      <span>{label}</span>
      {value && <Value>{value}</Value>}
      {!danger && <Icon name="forward" size={16} />}
    </>
  );
  return (
    <li>
      {to ? (
        <LinkLine to={to} reloadDocument={reload}>
          {face}
        </LinkLine>
      ) : (
        <ButtonLine
          type="button"
          disabled={disabled}
          data-danger={danger || undefined}
          onClick={onClick}
        >
          {face}
        </ButtonLine>
      )}
    </li>
  );
}

/** Placeholder of a line. */
export const AwaitedEntry = () => (
  <Awaited aria-hidden="true">
    <Skeleton width="40%" />
  </Awaited>
);

/** Entries of one kind under a heading. */
export function EntryList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Heading>{title}</Heading>
      <List>{children}</List>
    </section>
  );
}

export const Heading = styled.h2`
  padding: ${space(4)} ${space(4)} ${space(2)};
  font-size: ${fontSize[13]};
  font-weight: 700;
  color: var(--text-muted);
`;

export const List = styled.ul`
  overflow: hidden;
  border-block: 1px solid var(--line);
  background: var(--surface-raised);

  > li:not(:last-child) {
    border-block-end: 1px solid var(--line);
  }
  @media (min-width: 768px) {
    border: 1px solid var(--line);
    border-radius: 12px;
  }
`;

const line = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  inline-size: 100%;
  min-block-size: 52px;
  padding-inline: ${space(4)};
  ${focusRing}
  --ring-offset: -2px;

  > svg {
    color: var(--text-muted);
  }
  > span:first-of-type {
    flex: 1;
    text-align: start;
  }
  &[data-danger] > span,
  &[data-danger] > svg {
    color: var(--loss);
  }
  &:disabled {
    opacity: 0.5;
    cursor: default;
  }
  @media (hover: hover) {
    &:hover {
      background: var(--text-4);
    }
  }
`;

const Awaited = styled.li`
  ${line}
`;

const LinkLine = styled(Link)`
  ${line}
`;

const ButtonLine = styled.button`
  ${plainButton}
  ${line}
`;

const Value = styled.span`
  max-inline-size: 45%;
  font-size: ${fontSize[13]};
  color: var(--text-muted);
  text-align: end;
  overflow-wrap: anywhere;
`;
