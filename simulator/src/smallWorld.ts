import { competitions } from './competitions/catalogue';
import { createWorld, type World } from './world';

/** A seed's world with some of its competitions alone, for tests that fill all of it. */
export function smallWorld(seed: number, ...keys: string[]): World {
  const world = createWorld(seed);
  const chosen = competitions.filter(({ key }) => keys.includes(key));
  const refs = new Set(chosen.flatMap(({ teams }) => teams.map(({ ref }) => ref)));
  return {
    ...world,
    clubs: world.clubs.filter(({ ref }) => refs.has(ref)),
    seasons: (today) =>
      world.seasons(today).filter(({ competition }) => keys.includes(competition.key)),
  };
}
