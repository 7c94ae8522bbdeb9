import { serverNow } from '@scoreline/shared-lib/live';
import { useFollowedList } from '@scoreline/shared-lib/following';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSetting } from '@scoreline/shared-lib/settings';
import { announce } from '@scoreline/shared-lib/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';

import { spokenMatch } from '../row/spokenMatch';
import { useBoard } from '../scoreboard/boardContext';
import { flashesEnded, type Flash, type WithBoard } from '../scoreboard/boardSlice';
import { matchesById } from '../scoreboard/matches/matchIndex';
import { nextEnd } from './flashEnds';

/** The sound code loads only if the viewer turned sound on. */
const loadSound = () => import('../scoreboard/laterParts').catch(() => null);

type Flashes = Record<number, Flash>;

const fresh = (flashes: Flashes, seen: Flashes): number[] =>
  Object.keys(flashes)
    .map(Number)
    .filter((id) => flashes[id] !== seen[id]);

/** Announces goals of followed matches to screen readers, plays the sound if turned on, and ends the tints in time. */
export function GoalNews() {
  const { t } = useTranslation('scores');
  const board = useBoard();
  const store = useStore<WithBoard>();
  const dispatch = useDispatch();
  const followed = useFollowedList('match');
  const [sound] = useSetting('sound');
  const [spoilerFree] = useSetting('spoilerFree');
  const flashes = useSelector((state: WithBoard) => state.scores.flashes);
  const seen = useRef(flashes);

  const tell = useEffectEvent((matchId: number) => {
    const state = store.getState();
    const list = board.select(state);
    const match = list && matchesById(list).get(matchId);
    const hidden = spoilerFree && !state.scores.revealed[matchId];
    if (!match || hidden || !followed.some(({ targetId }) => targetId === matchId)) return;
    announce(spokenMatch(match, serverNow(), t, board));
    if (sound && state.scores.flashes[matchId]?.kind === 'goal')
      void loadSound().then((bells) => bells?.playGoal());
  });

  useEffect(() => {
    if (sound) void loadSound();
  }, [sound]);

  useEffect(() => {
    fresh(flashes, seen.current).forEach((matchId) => tell(matchId));
    seen.current = flashes;
    const wait = nextEnd(flashes, Date.now());
    if (wait === null) return;
    const timer = setTimeout(() => dispatch(flashesEnded(Date.now())), wait);
    return () => clearTimeout(timer);
  }, [flashes, dispatch]);
  return null;
}
