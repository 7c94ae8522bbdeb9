import { describe, expect, it } from '@jest/globals';

import type {
  FeedEvent,
  IncidentEvent,
  LineupEvent,
  StateEvent,
} from '@scoreline/shared-lib/contract/feed';
import { dayMs, dayOf } from './calendar/days';
import { matchHistory } from './history';
import { plan } from './plan';
import { playTimeline } from './timeline';
import { createWorld } from './world';

const hourMs = 3_600_000;
const now = Date.UTC(2026, 10, 21, 12);
const world = createWorld(1);
const fixtures = world.seasons(dayOf(now)).flatMap((season) => world.fixtures(season, now));
const past = fixtures.filter(({ start }) => start < now - 2 * dayMs);

describe('a season of the demo', () => {
  it('leaves no match suspended, interrupted, delayed or unknown for more than two days', () => {
    const open = new Set(['suspended', 'interrupted', 'delayed', 'unknown', 'live', 'halfTime']);
    const mishaps = past.filter(({ mishap }) => mishap !== null);
    const ends = mishaps.map((fixture) => {
      const states = [...matchHistory(world, fixture, -Infinity, now)].filter(isState);
      return { fixture, status: states.toSorted((a, b) => b.revision - a.revision)[0]?.status };
    });
    expect(ends.length).toBeGreaterThan(500);
    expect(
      ends.flatMap(({ fixture, status }) => (status && open.has(status) ? [fixture.ref] : [])),
    ).toEqual([]);
  });

  it('calls off live what it calls off in its history', async () => {
    const fixture = past.findLast(({ mishap }) => mishap === 'suspended')!;
    const [from, to] = [fixture.start + 26 * hourMs, fixture.start + 2 * dayMs];
    const said: FeedEvent[] = [];
    const one = { ...world, seasons: () => [fixture.slot.season], fixtures: () => [fixture] };
    await plan(one, from, to, ({ event }) => said.push(event));
    expect(said.filter(isState).map(({ status }) => status)).toEqual(['abandoned']);
    expect([...matchHistory(world, fixture, from, to)].filter(isState)).toEqual(
      said.filter(isState),
    );
  });
});

describe('who acts in a football match', () => {
  const football = past.filter(({ home }, index) => home.sport === 'football' && index % 5 === 0);
  const shootOuts = past.filter(({ slot, home }) => home.sport === 'football' && slot.knockOut);
  const acts = new Set([
    'goal',
    'penaltyGoal',
    'penaltyMissed',
    'yellowCard',
    'secondYellow',
    'redCard',
    'substitution',
  ]);

  it('is on the pitch: nobody who was replaced, sent off or never came on scores, is booked or takes a kick', () => {
    let kicks = 0;
    const wrong: string[] = [];
    for (const fixture of new Set([...football, ...shootOuts])) {
      const { outcome } = playTimeline(fixture, world);
      const pitch = startersOf(outcome);
      for (const act of inOrder(outcome)) {
        if (!acts.has(act.kind) || !act.side) continue;
        const on = pitch[act.side];
        if (act.period === 5) kicks++;
        if (!on.has(act.playerRef!))
          wrong.push(`${fixture.ref}: ${act.kind} of ${act.playerRef} in period ${act.period}`);
        if (act.kind === 'substitution') on.add(act.otherPlayerRef!);
        if (/substitution|redCard|secondYellow/.test(act.kind)) on.delete(act.playerRef!);
      }
    }
    expect(wrong).toEqual([]);
    expect(kicks).toBeGreaterThan(100);
  });

  it('is not taken off again where he has come on', () => {
    const again = football.flatMap((fixture) => {
      const changes = inOrder(playTimeline(fixture, world).outcome).filter(
        ({ kind }) => kind === 'substitution',
      );
      const came = new Set(changes.map(({ otherPlayerRef }) => otherPlayerRef));
      return changes.filter(({ playerRef }) => came.has(playerRef)).map(() => fixture.ref);
    });
    expect(again).toEqual([]);
  });

  it('takes no second kick of a shoot-out before all others have had one', () => {
    for (const fixture of shootOuts) {
      const { outcome } = playTimeline(fixture, world);
      for (const side of ['home', 'away'] as const) {
        const takers = inOrder(outcome).filter((act) => act.period === 5 && act.side === side);
        expect(new Set(takers.slice(0, 9).map(({ playerRef }) => playerRef)).size).toBe(
          Math.min(9, takers.length),
        );
      }
    }
  });
});

const isState = (event: FeedEvent): event is StateEvent => event.type === 'state';

function startersOf(outcome: readonly FeedEvent[]) {
  const of = (side: 'home' | 'away') => {
    const lineup = outcome.find(
      (event): event is LineupEvent => event.type === 'lineup' && event.side === side,
    );
    return new Set(
      lineup?.players.filter(({ starter }) => starter).map(({ playerRef }) => playerRef),
    );
  };
  return { home: of('home'), away: of('away') };
}

/** Whistles and goals that were taken back are not the acts of a player. */
const inOrder = (outcome: readonly FeedEvent[]): IncidentEvent[] =>
  outcome
    .filter((event): event is IncidentEvent => event.type === 'incident' && !event.removed)
    .toSorted((a, b) => a.revision - b.revision);
