import { useMedia } from '@scoreline/shared-lib/page';
import { useCallback, useEffect, useRef, useState } from 'react';

import type { Sound } from './sound';
import { courseOf, drawBack, letGo, ticksOf } from './spin';

const wantsStillness = '(prefers-reduced-motion: reduce)';

/** The wheel's element and how it turns; where less motion is wanted it stands where it would have stopped. */
export function useWheel() {
  const wheel = useRef<HTMLDivElement>(null);
  const turning = useRef<Animation | null>(null);
  /** Somebody does not want to wait. */
  const hurried = useRef(false);
  const [angle, setAngle] = useState(0);
  const isStill = useMedia(wantsStillness);
  useEffect(() => () => turning.current?.cancel(), []);

  /** While the answer is on its way. */
  const windUp = useCallback(() => {
    const element = wheel.current;
    hurried.current = false;
    if (element?.animate && !isStill) turning.current = drawBack(element, angle);
  }, [angle, isStill]);

  /** Turns to where the answer says; true once it rests there, false where the page was left before. */
  const turnTo = useCallback(
    async (target: number, slices: number, sound: Sound | null): Promise<boolean> => {
      const element = wheel.current;
      const before = turning.current;
      if (element?.animate && !isStill) {
        const course = courseOf(angle, target);
        // The answer is often there before the wheel is drawn back.
        await before?.finished.catch(() => undefined);
        // Names turn upright for where it will rest before it is let go, and once: it is not drawn while it turns.
        setAngle(target);
        const run = letGo(element, course);
        turning.current = run;
        before?.cancel();
        if (hurried.current) run.finish();
        else sound?.clicks(ticksOf(course, slices));
        const isDone = await run.finished.then(
          () => true,
          () => false,
        );
        if (!isDone) return false;
        element.style.transform = `rotate(${target}deg)`;
        run.cancel();
      } else setAngle(target);
      return true;
    },
    [angle, isStill],
  );

  const finish = useCallback(() => {
    hurried.current = true;
    turning.current?.finish();
  }, []);
  /** Back to rest where nothing was drawn. */
  const giveUp = useCallback(() => turning.current?.cancel(), []);
  return { wheel, angle, isStill, windUp, turnTo, finish, giveUp };
}
