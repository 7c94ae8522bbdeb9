import { matchPath, type MatchSummary } from '@scoreline/shared-lib/contract';
import { rowStates } from '@scoreline/shared-lib/page';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

interface RowLinkProps {
  match: MatchSummary;
  /** The tab of the match page with details about this row. */
  tab?: 'odds' | 'h2h' | 'insights';
  children: ReactNode;
}

/** A row linked to its match. */
export function RowLink({ match, tab, children }: RowLinkProps) {
  return (
    <Target to={`${matchPath(match)}${tab ? `?tab=${tab}` : ''}`} data-row={match.eventId}>
      {children}
    </Target>
  );
}

const Target = styled(Link)`
  display: flex;
  /* In large text the numbers are below the names. */
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-block-size: 64px;
  padding-block: 6px;
  padding-inline: 8px 16px;
  contain: layout style;

  ${rowStates}
`;
