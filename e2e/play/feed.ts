import { appendFile } from 'node:fs/promises';

import { feedFile } from '../environment';

let revision = Date.now();

/** Tells the stories' server what a provider would, by its `FEED_FILE`; what is told later is newer. */
export async function tellFeed(...events: object[]): Promise<void> {
  const lines = events.map((event) =>
    JSON.stringify({ source: 'stories', revision: ++revision, ...event }),
  );
  await appendFile(feedFile, `${lines.join('\n')}\n`);
}

/** The facts of a team that only stories know. */
export const teamEvent = (ref: string, sport: string, name: string, code: string) => ({
  ...{ type: 'team', ref, sport, name, shortName: name, code },
  ...{ countryCode: null, national: false, colours: null, venue: null, coach: null },
});
