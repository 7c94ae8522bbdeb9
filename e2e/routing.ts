import { get } from 'node:http';

import { address } from './environment';

export interface Reply {
  status: number;
  location: string | undefined;
  body: string;
}

/** Sends a request to the server with a brand's host name, without following redirects. */
export function ask(host: string, path: string, headers: Record<string, string>): Promise<Reply> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, headers: { ...headers, host } };
    const request = get(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const { statusCode = 0, headers: received } = answer;
        const body = Buffer.concat(parts).toString();
        resolve({ status: statusCode, location: received.location, body });
      });
    });
    request.on('error', reject);
  });
}

export const brands = {
  scoreline: { host: 'scoreline.example', base: '', language: 'en' },
  futbol: { host: 'futbol.example', base: '/livescore', language: 'es' },
  futebol: { host: 'futebol.example', base: '/livescore', language: 'pt' },
};

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const french = { 'accept-language': 'fr-BE,fr;q=0.9,en;q=0.8', 'user-agent': browser };

export const visitors: Record<
  'new' | 'returning' | 'crawler' | 'appShell',
  Record<string, string>
> = {
  new: french,
  returning: { ...french, cookie: 'mp-lan=de' },
  crawler: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
  appShell: {
    ...french,
    cookie: 'mp-lan=de',
    'user-agent': `${browser} ScorelineApp/2.4.0 (ios)`,
  },
};

/** An address with data for each route pattern, from the sitemaps. */
export async function knownAddresses(): Promise<Map<string, string>> {
  const { host } = brands.scoreline;
  const first = async (kind: string) => {
    const { body } = await ask(host, `/sitemaps/${kind}-1.xml`, {});
    return new URL(/<loc>([^<]+)<\/loc>/.exec(body)![1]!).pathname;
  };
  const match = await first('matches');
  const page = await ask(host, `${match}?tab=lineups`, visitors.crawler);
  const playerId = /"playerId":(\d+)/.exec(page.body)?.[1];
  const sport = match.split('/')[1]!;
  const moved = await ask(host, `/${sport}/player/x/${playerId}`, visitors.crawler);
  return new Map([
    ['/:sportName/match/:teamsInfo/:eventId', match],
    ['/:sportName/league/:categoryName/:leagueName/:tournamentId', await first('leagues')],
    ['/:sportName/team/:teamName/:competitorId', await first('teams')],
    ['/:sportName/player/:playerName/:playerId', moved.location ?? ''],
  ]);
}

/** The routes of the running release, in addition to the shell's own. */
export async function releasedRoutes(brand: string): Promise<string[]> {
  const { body } = await ask('localhost', `/releases/${brand}/prod/stable.json`, {});
  const { remotes } = JSON.parse((JSON.parse(body) as { release: string }).release) as {
    remotes: Record<string, { routes: { path: string }[] }>;
  };
  return Object.values(remotes).flatMap(({ routes }) => routes.map(({ path }) => path));
}
