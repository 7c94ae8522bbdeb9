import { matchPath, type MatchSummary } from '@scoreline/shared-lib/contract';
import { useHasPage } from '@scoreline/shared-lib/brand';
import { tabletPage, useMedia } from '@scoreline/shared-lib/page';
import { plainButton, rem } from '@scoreline/shared-lib/ui';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';

import { narrowPage, timeWidth } from './rowHeights';

interface RowTargetProps {
  match: MatchSummary;
  label: string;
  chosen: boolean;
  onChoose: (matchId: number) => void;
  children: ReactNode;
}

/**
 * The tap target of a match. It opens the match page on a phone and the panel on wider pages. Both are links, so that a match can
 * open in a new tab. If the release has no match page it is a button.
 */
export function RowTarget({ match, label, chosen, onChoose, children }: RowTargetProps) {
  const { sport, home, away, eventId } = match;
  const to = matchPath({ sport, home, away, eventId });
  const hasPage = useHasPage(to);
  const hasPanel = useMedia(tabletPage);
  const shared = {
    'data-row': eventId,
    'aria-label': label,
    'aria-current': chosen || undefined,
    // The label is the accessible name. Without `aria-hidden` the visible text would be a second name.
    children: <Seen aria-hidden="true">{children}</Seen>,
  };
  if (!hasPage) return <RowButton type="button" {...shared} onClick={() => onChoose(eventId)} />;
  const choose = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!hasPanel || elsewhere) return;
    event.preventDefault();
    onChoose(eventId);
  };
  return <RowLink to={to} {...shared} onClick={choose} />;
}

const Seen = styled.span`
  display: contents;
`;

const target = css`
  flex: 1;
  min-inline-size: 0;
  display: grid;
  grid-template-columns: ${timeWidth} minmax(0, 1fr);
  column-gap: 8px;
  align-content: center;
  row-gap: 2px;
  block-size: 100%;
  padding-inline-start: 8px;

  @media ${narrowPage} {
    row-gap: 0;
    block-size: ${rem(38)};
  }

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`;

const RowButton = styled.button`
  ${plainButton}
  ${target}
`;

const RowLink = styled(Link)`
  ${target}
`;
