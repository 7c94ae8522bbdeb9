import { appendFile } from 'node:fs/promises';

import { feedFile } from '../environment';

let revision = Date.now();

/** Reports events to the stories' server through `FEED_FILE`, like a provider. Later events are newer. */
export async function sendFeed(...events: object[]): Promise<void> {
  const lines = events.map((event) =>
    JSON.stringify({ source: 'stories', revision: ++revision, ...event }),
  );
  await appendFile(feedFile, `${lines.join('\n')}\n`);
}

/** Facts of a team that only stories use. */
export const teamEvent = (ref: string, sport: string, name: string, code: string) => ({
  ...{ type: 'team', ref, sport, name, shortName: name, code },
  ...{ countryCode: null, national: false, colours: null, venue: null, coach: null },
});
