import { setImmediate as breathe } from 'node:timers/promises';

import { dayMs, dayOf } from './calendar/days';
import type { Fixture } from './fixture';
import { announcements, isSilent, newsDays } from './history';
import { fixtureEvent } from './event/source';
import { lineupLeadMs, type Timed } from './event/timed';
import { callOff, newsTimeline, playTimeline, pricesFrom, priceTimeline } from './timeline';
import type { World } from './world';

/** Puts what will be said after `from` and until `to` on the wheel, match by match, so that nothing else has to wait long. */
export async function plan(
  world: World,
  from: number,
  to: number,
  add: (timed: Timed) => void,
): Promise<void> {
  for (const event of announcements(world, from, to)) add({ at: from, event });
  for (const season of world.seasons(dayOf(to))) {
    if ((season.end + newsDays) * dayMs < from) continue;
    for (const fixture of world.fixtures(season, to)) {
      if (fixture.announcedAt > from && fixture.announcedAt <= to)
        add({ at: fixture.announcedAt, event: fixtureEvent(fixture) });
      if (isSilent(fixture, from, to)) continue;
      for (const timed of spoken(fixture, world, from, to))
        if (timed.at > from && timed.at <= to) add(timed);
    }
    await breathe();
  }
}

function* spoken(fixture: Fixture, world: World, from: number, to: number): Generator<Timed> {
  yield* newsTimeline(fixture);
  if (pricesFrom(fixture) <= to && fixture.start > from)
    yield* priceTimeline(fixture, world.seed, 'full', (at) => at > from && at <= to);
  if (fixture.start - lineupLeadMs > to) return;
  const timeline = playTimeline(fixture, world);
  yield* timeline.play;
  yield* callOff(fixture, timeline);
}
