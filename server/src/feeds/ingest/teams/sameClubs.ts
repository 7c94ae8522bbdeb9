import { clubRef } from '../../../store/catalogue/clubs';
import type { TeamEvent } from '@scoreline/shared-lib/contract/feed';
import type { Batch } from '../batch';
import { arrayLiteral, run } from '../rows';

const archive = 'archive';
/** Above the revision of any file: a club that a feed has stored is the feed's, and a file only names it. */
const settled = Number.MAX_SAFE_INTEGER;

interface ClubRow {
  id: number;
  name: string;
  country: string;
  source: string;
  ref: string;
}

/**
 * Joins a club that files name with the same club of a feed, whichever arrived first. Feeds are not joined with each other: an
 * invented club must not become a real one.
 * @returns the events that remain to be written
 */
export async function joinClubs(batch: Batch, events: TeamEvent[]): Promise<TeamEvent[]> {
  const unknown = events.filter(
    ({ sport, national, countryCode, source, ref }) =>
      sport === 'football' && !national && countryCode && !batch.refs.get('team', source, ref),
  );
  if (unknown.length === 0) return events;
  const clubs = await namedClubs(batch, unknown);
  const joined = unknown.filter((event) => join(batch, event, clubs) && event.source === archive);
  batch.count(joined.length, joined.length);
  return events.filter((event) => !joined.includes(event));
}

async function namedClubs({ db }: Batch, events: TeamEvent[]): Promise<Map<string, ClubRow[]>> {
  const countries = [...new Set(events.flatMap(({ countryCode }) => countryCode ?? []))];
  const rows = await run<ClubRow>(
    db,
    `SELECT t.id, t.name, t.country_code AS country, r.source, r.ref FROM teams t
       JOIN feed_refs r ON r.kind = 'team' AND r.id = t.id
     WHERE t.sport = 'football' AND NOT t.national AND t.country_code = ANY($1::text[]) ORDER BY t.id`,
    [arrayLiteral(countries)],
  );
  const clubs = new Map<string, ClubRow[]>();
  for (const row of rows) {
    const key = clubRef(row.country, row.name);
    clubs.set(key, [...(clubs.get(key) ?? []), row]);
  }
  return clubs;
}

/** Whether the club of an event is known under another name. */
function join({ refs }: Batch, event: TeamEvent, clubs: Map<string, ClubRow[]>): boolean {
  const { source, ref, countryCode, name } = event;
  const known = clubs.get(clubRef(countryCode ?? '', name)) ?? [];
  const [club] = source === archive ? known : known.filter((row) => row.source === archive);
  if (
    !club ||
    (source !== archive && known.some((row) => row.id === club.id && row.source === source))
  )
    return false;
  const feed = known.some((row) => row.id === club.id && row.source !== archive);
  if (source === archive)
    refs.set('team', source, ref, { id: club.id, revision: feed ? settled : event.revision });
  else {
    refs.set('team', source, ref, { id: club.id, revision: -1 });
    for (const row of known.filter(({ id }) => id === club.id))
      if (row.source === archive)
        refs.set('team', archive, row.ref, { id: club.id, revision: settled });
  }
  return true;
}
