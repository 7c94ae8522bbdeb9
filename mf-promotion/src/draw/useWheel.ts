import { useMedia } from '@scoreline/shared-lib/page';
import { useCallback, useEffect, useRef, useState } from 'react';

import type { Sound } from './sound';
import { courseOf, drawBack, letGo, ticksOf } from './spin';

const wantsStillness = '(prefers-reduced-motion: reduce)';

/** The wheel's element and its animation. With reduced motion it appears at its final angle at once. */
export function useWheel() {
  const wheel = useRef<HTMLDivElement>(null);
  const turning = useRef<Animation | null>(null);
  /** The visitor skipped the animation. */
  const hurried = useRef(false);
  const [angle, setAngle] = useState(0);
  const isStill = useMedia(wantsStillness);
  useEffect(() => () => turning.current?.cancel(), []);

  /** Call it while the answer is pending. */
  const windUp = useCallback(() => {
    const element = wheel.current;
    hurried.current = false;
    if (element?.animate && !isStill) turning.current = drawBack(element, angle);
  }, [angle, isStill]);

  /** Turns to the angle of the answer. Resolves to true once it rests there, or to false if the page was left before. */
  const turnTo = useCallback(
    async (target: number, slices: number, sound: Sound | null): Promise<boolean> => {
      const element = wheel.current;
      const before = turning.current;
      if (element?.animate && !isStill) {
        const course = courseOf(angle, target);
        // The answer often arrives before the wheel has been pulled back.
        await before?.finished.catch(() => undefined);
        // Names turn upright for the final angle once before release, because the wheel is not rendered while it spins.
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
  /** Returns to rest if nothing was drawn. */
  const giveUp = useCallback(() => turning.current?.cancel(), []);
  return { wheel, angle, isStill, windUp, turnTo, finish, giveUp };
}
