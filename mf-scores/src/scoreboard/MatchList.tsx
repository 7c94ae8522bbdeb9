import { useTranslation } from '@scoreline/shared-lib/i18n';
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import styled from 'styled-components';

import { LeagueHeader } from '../leagues/LeagueHeader';
import { MatchRow } from '../row/MatchRow';
import { leagueHeight } from '../row/rowHeights';
import type { ListItem } from './listItems';
import { useRowKeys } from './useRowKeys';

export interface MatchListProps {
  items: ListItem[];
  odds: boolean;
  rowHeight: number;
  chosen: number | null;
  onChoose: (eventId: number) => void;
  onCollapse: (tournamentId: number) => void;
  onStandings: (tournamentId: number) => void;
  /** Set to what brings a league into sight. */
  jump: RefObject<((tournamentId: number) => void) | null>;
}

/** Pixels of the day strip that lie over the list's top. */
const stickyHeight = 49;

/** Distance of an element from the top of the page, kept right while what is above it changes. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const box = element.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}

function useRows({ items, rowHeight }: MatchListProps, top: number) {
  const headers = useMemo(
    () => items.flatMap((item, at) => (item.kind === 'league' ? [at] : [])),
    [items],
  );
  const stuck = useRef(0);
  const rangeExtractor = useCallback(
    (range: Range) => {
      stuck.current = headers.findLast((at) => at <= range.startIndex) ?? 0;
      return [...new Set([stuck.current, ...defaultRangeExtractor(range)])];
    },
    [headers],
  );
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: (at) => (items[at]!.kind === 'league' ? leagueHeight : rowHeight),
    getItemKey: (at) => items[at]!.key,
    overscan: 8,
    scrollMargin: top,
    scrollPaddingStart: stickyHeight,
    rangeExtractor,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  return { virtualizer, stuck };
}

/** The day's matches under their leagues; only what is near the screen is in the page. */
export function MatchList(props: MatchListProps) {
  const { t } = useTranslation('scores');
  const list = useRef<HTMLDivElement>(null);
  const top = useTop(list);
  const { virtualizer, stuck } = useRows(props, top);
  useImperativeHandle(props.jump, () => (tournamentId) => {
    const at = props.items.findIndex(
      (item) => item.kind === 'league' && item.tournament.tournamentId === tournamentId,
    );
    if (at >= 0) virtualizer.scrollToIndex(at, { align: 'start' });
  });
  const onKeyDown = useRowKeys(props.items, virtualizer);
  return (
    <List
      ref={list}
      role="list"
      aria-label={t('list.label')}
      onKeyDown={onKeyDown}
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, size, start }) => (
        <Line
          key={key}
          role="listitem"
          aria-setsize={props.items.length}
          aria-posinset={index + 1}
          data-stuck={index === stuck.current || undefined}
          style={{
            blockSize: size,
            transform: index === stuck.current ? undefined : `translateY(${start - top}px)`,
          }}
        >
          <ItemLine item={props.items[index]!} list={props} />
        </Line>
      ))}
    </List>
  );
}

function ItemLine({ item, list }: { item: ListItem; list: MatchListProps }) {
  if (item.kind === 'league')
    return (
      <LeagueHeader
        item={item}
        odds={list.odds}
        onCollapse={list.onCollapse}
        onStandings={list.onStandings}
      />
    );
  return (
    <MatchRow
      eventId={item.eventId}
      odds={list.odds}
      chosen={item.eventId === list.chosen}
      onChoose={list.onChoose}
    />
  );
}

const List = styled.div`
  position: relative;
`;

const Line = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;

  &[data-stuck] {
    position: sticky;
    inset-block-start: calc(var(--frame-top, 0px) + ${stickyHeight}px);
    z-index: 1;
  }
`;
