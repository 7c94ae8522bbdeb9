import { useAppSelector } from '@scoreline/shared-lib/api';
import type { MatchSummary } from '@scoreline/shared-lib/contract';
import { serverNow, ticker } from '@scoreline/shared-lib/live';
import { useSetting } from '@scoreline/shared-lib/settings';
import { useMemo, useSyncExternalStore } from 'react';

import { type PulseOf, useMatchPulsesQuery } from '../pulse/pulseApi';
import { useBoard } from '../scoreboard/boardContext';
import type { BoardLayout } from '../scoreboard/boardLayout';
import { matchesById } from '../scoreboard/matches/matchIndex';
import { arrange, type WallMatch } from './arrange';
import { excitement } from './excitement';
import { usePins } from './pins';

/** Milliseconds between reorderings of the wall. Updates within a match appear at once. */
const calmMs = 10_000;
const pulses = { pollingInterval: 30_000, skipPollingIfUnfocused: true };
const everything = {};
const hidden = () => null;

const useSlot = (): number =>
  useSyncExternalStore(ticker.subscribe, () => Math.floor(Date.now() / calmMs));

type Asked = [
  layout: BoardLayout,
  pins: readonly number[],
  indexOf: (match: MatchSummary) => number | null,
  slot: number,
];

/** Rearranges only when its input changes, and returns the same matches until then. */
function createArranger() {
  let asked: Asked | null = null;
  let wallMatches: WallMatch[] = [];
  return (known: Map<number, MatchSummary>, ...now: Asked): WallMatch[] => {
    if (asked?.every((one, at) => one === now[at])) return wallMatches;
    const [layout, pins, indexOf] = now;
    const listed = layout.flatMap(({ matches }) => matches);
    const matches = listed.flatMap(({ matchId }) => known.get(matchId) ?? []);
    wallMatches = arrange(matches, pins, indexOf, wallMatches);
    asked = now;
    return wallMatches;
  };
}

const nothing = new Map<number, MatchSummary>();

/**
 * The matches on the wall. With hidden scores only pins and kick-off order them, because the excitement would reveal the score.
 */
export function useWall(leagues: BoardLayout): WallMatch[] {
  const { select, sport } = useBoard();
  const [spoilerFree] = useSetting('spoilerFree');
  const [showOdds] = useSetting('showOdds');
  const pins = usePins();
  const slot = useSlot();
  const { data } = useMatchPulsesQuery(everything, { ...pulses, skip: sport !== 'football' });
  const arranger = useMemo(() => createArranger(), []);
  const indexOf = useMemo(() => {
    if (spoilerFree) return hidden;
    return (match: MatchSummary) =>
      excitement(showOdds ? match : { ...match, odds: null }, pulseOf(data, match), serverNow());
  }, [spoilerFree, showOdds, data]);
  return useAppSelector((state) => {
    const list = select(state);
    return arranger(list ? matchesById(list) : nothing, leagues, pins, indexOf, slot);
  });
}

const pulseOf = (data: Record<number, PulseOf> | undefined, { eventId }: MatchSummary) =>
  data?.[eventId];
