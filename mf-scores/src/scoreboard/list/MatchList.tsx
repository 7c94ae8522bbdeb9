import { useTranslation } from '@scoreline/shared-lib/i18n';
import { itemAt } from '@scoreline/shared-lib/contract/lists';
import { type CSSProperties, useImperativeHandle, useMemo, useRef, type RefObject } from 'react';
import styled from 'styled-components';

import { LeagueHeader } from '../../leagues/LeagueHeader';
import { TimeHeader } from '../../leagues/TimeHeader';
import { MatchRow } from '../../row/MatchRow';
import type { LineHeights } from '../../row/rowHeights';
import type { ListItem } from './listItems';
import { useRowKeys } from './useRowKeys';
import { endsOf, topsOf } from '../window/lines';
import { useDrawnLines, useTop } from '../window/useDrawnLines';

export interface MatchListProps {
  items: ListItem[];
  prices: boolean;
  heights: LineHeights;
  chosen: number | null;
  onChoose: (matchId: number) => void;
  onCollapse: (tournamentId: number) => void;
  onStandings: (tournamentId: number) => void;
  /** Set to a function that scrolls to a league. */
  jump: RefObject<((tournamentId: number) => void) | null>;
}

/** The lines to draw: those near the screen, and before them the league heading of the first one. */
function useLines({ items, heights: { league: head, match } }: MatchListProps, top: number) {
  const slots = useMemo(() => {
    const heights = items.map(({ kind }) => (kind === 'match' ? match : head));
    const tops = topsOf(heights);
    return { tops, ends: endsOf(tops, (line) => itemAt(items, line).kind !== 'match') };
  }, [items, head, match]);
  const { first, end } = useDrawnLines(slots.tops, top);
  let league = first;
  while (league > 0 && itemAt(items, league).kind === 'match') league -= 1;
  const near = Array.from({ length: end - first }, (_, index) => first + index);
  return { ...slots, drawn: [...new Set([league, ...near])] };
}

/** The day's matches under their leagues. Only lines near the screen are in the page. */
export function MatchList(props: MatchListProps) {
  const { items } = props;
  const { t } = useTranslation('scores');
  const list = useRef<HTMLDivElement>(null);
  const top = useTop(list);
  const { tops, ends, drawn } = useLines(props, top);
  useImperativeHandle(props.jump, () => (tournamentId) => {
    const at = items.findIndex(
      (item) => item.kind !== 'time' && item.tournament?.tournamentId === tournamentId,
    );
    if (at >= 0) window.scrollTo({ top: top + itemAt(tops, at) - props.heights.sticky });
  });
  const onKeyDown = useRowKeys(items);
  return (
    <List
      ref={list}
      role="list"
      aria-label={t('list.label')}
      onKeyDown={onKeyDown}
      style={{ blockSize: tops.at(-1), ...slotsOf(props.heights) }}
    >
      {drawn.map((at) => (
        <Line
          key={itemAt(items, at).key}
          role="listitem"
          aria-setsize={items.length}
          aria-posinset={at + 1}
          data-heading={itemAt(items, at).kind !== 'match' || undefined}
          style={{ blockSize: itemAt(ends, at) - itemAt(tops, at), insetBlockStart: tops[at] }}
        >
          <ItemLine item={itemAt(items, at)} list={props} />
        </Line>
      ))}
    </List>
  );
}

function ItemLine({ item, list }: { item: ListItem; list: MatchListProps }) {
  if (item.kind === 'time') return <TimeHeader time={item.time} />;
  if (item.kind === 'league')
    return (
      <LeagueHeader
        item={item}
        prices={list.prices}
        onCollapse={list.onCollapse}
        onStandings={list.onStandings}
      />
    );
  return (
    <MatchRow
      matchId={item.matchId}
      tournament={item.tournament}
      prices={list.prices}
      chosen={item.matchId === list.chosen}
      onChoose={list.onChoose}
    />
  );
}

/** Heights that the style sheet names. */
const slotsOf = ({ league, sticky }: LineHeights) =>
  ({ '--league': `${league}px`, '--sticky': `${sticky}px` }) as CSSProperties;

const List = styled.div`
  position: relative;

  @media print {
    block-size: auto !important;
  }
`;

const Line = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  scroll-margin-block: calc(var(--frame-top, 0px) + var(--sticky) + var(--league))
    calc(var(--frame-bottom, 0px) + 8px);

  /* As tall as its matches, so that the next league pushes the sticky heading away. */
  &[data-heading] {
    z-index: 1;
    pointer-events: none;
  }

  &[data-heading] > * {
    position: sticky;
    inset-block-start: calc(var(--frame-top, 0px) + var(--sticky));
    block-size: var(--league);
    pointer-events: auto;
  }

  @media print {
    position: static;
    break-inside: avoid;

    &[data-heading] {
      block-size: var(--league) !important;
      break-after: avoid;
    }
    &[data-heading] > * {
      position: static;
    }
  }
`;
