import { describe, expect, it } from '@jest/globals';

import type { Fixture } from '../../fixture';
import { createWorld } from '../../world';
import { dateText, dayIn, dayOf, yearOf } from '../days';
import { tableEnd } from '../draw/knockOutDays';
import { tooSoon } from './restTesting';

const now = Date.UTC(2026, 10, 21, 12);

/** What the calendar of each of these seeds is held to. */
export const testCalendars = (seeds: readonly number[]): void =>
  describe.each(seeds)('the calendar of seed %i', (seed) => {
    const world = createWorld(seed);
    const seasons = world.seasons(dayOf(now));
    const fixtures = seasons.flatMap((season) => world.fixtures(season, now));

    it('lets no team play twice within 40 hours, in whatever competitions, replays among them', () => {
      expect(fixtures.length).toBeGreaterThan(50_000);
      expect(tooSoon(fixtures)).toEqual([]);
    });

    it('plays every match of a table before its season ends, and before its knock-out', () => {
      const late = seasons.flatMap((season) => {
        const own = fixtures.filter(({ slot }) => slot.season === season);
        const table = own.filter(({ slot }) => !slot.knockOut);
        const first = Math.min(
          ...own.filter(({ slot }) => slot.knockOut).map(({ start }) => start),
        );
        const isLate = ({ start }: Fixture) => dayOf(start) > season.end + 1 || start >= first;
        return table.filter(isLate).map(({ ref }) => ref);
      });
      expect(late).toEqual([]);
    });

    it('has matches of the NBA on every evening of its table but those of the break', () => {
      for (const season of seasons.filter(({ competition }) => competition.key === 'nba')) {
        const evenings = new Set(
          world
            .fixtures(season, now)
            .filter(({ slot }) => !slot.knockOut)
            .map(({ start }) => dayOf(start - 6 * 3_600_000)),
        );
        const year = yearOf(season.end);
        const dark = Array.from(
          { length: tableEnd(season) - season.start },
          (_, index) => season.start + index,
        )
          .filter((day) => !evenings.has(day))
          .filter((day) => day < dayIn(year, '02-12') || day > dayIn(year, '02-19'));
        expect(dark.map(dateText)).toEqual([]);
      }
    });
  });
