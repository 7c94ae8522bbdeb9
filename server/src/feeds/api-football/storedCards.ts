import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { redCardsOf, source, type Points } from './fixtures';
import type { Fixture } from './shapes';

/** Red cards, with the provider's id of the home side at the time of the count. */
export interface StoredCards extends Points {
  homeRef: string | null;
}

/** Red cards by the provider's match id: lists of fixtures omit them, so a restart would lose them. */
export async function storedCards(
  db: Kysely<Database>,
  matchRefs: string[],
): Promise<Map<string, StoredCards>> {
  if (!matchRefs.length) return new Map();
  const rows = await db
    .selectFrom('feed_refs as f')
    .innerJoin('matches as m', 'm.id', 'f.id')
    .leftJoin('feed_refs as home', (join) =>
      join
        .onRef('home.id', '=', 'm.home_id')
        .on('home.kind', '=', 'team')
        .on('home.source', '=', source),
    )
    .select(['f.ref', 'm.home_red_cards', 'm.away_red_cards', 'home.ref as homeRef'])
    .where('f.source', '=', source)
    .where('f.kind', '=', 'match')
    .where('f.ref', 'in', matchRefs)
    .execute();
  return new Map(
    rows.map(({ ref, home_red_cards: home, away_red_cards: away, homeRef }) => [
      ref,
      { home, away, homeRef },
    ]),
  );
}

/** Remembers red cards, which lists of fixtures omit. */
export class KnownCards {
  private readonly known = new Map<string, StoredCards>();

  constructor(private readonly read: (matchRefs: string[]) => Promise<Map<string, StoredCards>>) {}

  async load(fixtures: readonly Fixture[]): Promise<void> {
    const refs = fixtures.map(({ fixture }) => String(fixture.id));
    for (const [ref, cards] of await this.read(refs)) this.known.set(ref, cards);
  }

  /** The red cards of a fixture: its own, or the last known ones on the teams' current sides. */
  of(fixture: Fixture): Points {
    const matchRef = String(fixture.fixture.id);
    const homeRef = String(fixture.teams.home.id);
    const cards = redCardsOf(fixture) ?? onSides(homeRef, this.known.get(matchRef));
    this.known.set(matchRef, { ...cards, homeRef });
    return cards;
  }
}

/** A correction may have swapped the sides since the cards were counted. */
function onSides(homeRef: string, known: StoredCards | undefined): Points {
  if (!known) return { home: 0, away: 0 };
  const isSwapped = known.homeRef !== null && known.homeRef !== homeRef;
  return isSwapped
    ? { home: known.away, away: known.home }
    : { home: known.home, away: known.away };
}
