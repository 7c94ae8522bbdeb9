import { isClientId } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import { readArgs, UsageError } from '../../commands/commandLine';
import type { Database } from '@scoreline/database/schema';
import { figuresSince, readClients, storeClient, withdrawClient } from './queries';

export const usage = `Usage:
  npx scoreline widget clients add ID --name TEXT --origin ORIGIN… [--betting REGION…]
                                    lets pages of these origins show widgets; ID that is there gets new ones
  npx scoreline widget clients list    every client, with what its widgets did in the last 30 days
  npx scoreline widget clients revoke ID
                                    refuses it from now on, at most 5 seconds later everywhere

  ORIGIN is https://news.example, or * for every page. REGION is a two-letter code in which prices may be
  shown, or * for everywhere; without one prices are never shown.
Example: npx scoreline widget clients add news --name "The News" --origin https://news.example`;

const options = {
  name: { type: 'string' },
  origin: { type: 'string', multiple: true },
  betting: { type: 'string', multiple: true },
} as const;

interface Deps {
  db: Kysely<Database>;
  now(): Date;
}

/** Runs an operator's command about widgets and returns its output. Throws for invalid arguments. */
export async function runWidget(args: readonly string[], deps: Deps): Promise<string> {
  const { positionals, values } = read(args);
  const [noun, verb, id, ...rest] = positionals;
  if (noun !== 'clients' || rest.length > 0) throw new UsageError(usage);
  if (verb === 'add' && id) return add(deps, id, values);
  if (verb === 'revoke' && id) return revoke(deps, id);
  if (verb === 'list' && !id) return list(deps);
  throw new UsageError(usage);
}

const read = (args: readonly string[]) =>
  readArgs(usage, { args: [...args], options, allowPositionals: true });

type Given = ReturnType<typeof read>['values'];

/** Origins valid in a policy's `frame-ancestors`, where `*.` would be a pattern and `;` would end it. */
const originPattern = /^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

/** An origin as browsers send it, or `*` for every page. */
function originOf(text: string): string {
  if (text === '*') return text;
  const isWritten = URL.canParse(text) && /^https?:\/\/[^/?#@\\]+\/?$/i.test(text);
  const { origin } = isWritten ? new URL(text) : { origin: 'null' };
  if (!originPattern.test(origin))
    throw new Error(`${text} is not an origin such as https://news.example.`);
  return origin;
}

function regionOf(text: string): string {
  const region = text.toUpperCase();
  if (region !== '*' && !/^[A-Z]{2}$/.test(region))
    throw new Error(`${text} is not the two-letter code of a region.`);
  return region;
}

async function add({ db, now }: Deps, clientId: string, given: Given): Promise<string> {
  if (!isClientId(clientId))
    throw new Error('An ID has 1 to 40 small letters, digits and hyphens.');
  const { name, origin = [], betting = [] } = given;
  if (!name?.trim() || origin.length === 0) throw new UsageError(usage);
  const client = {
    clientId,
    name: name.trim(),
    origins: [...new Set(origin.map(originOf))],
    bettingRegions: [...new Set(betting.map(regionOf))],
  };
  await storeClient(db, client, now());
  return `${clientId} may show widgets on ${client.origins.join(', ')}.`;
}

async function revoke({ db, now }: Deps, clientId: string): Promise<string> {
  if (!(await withdrawClient(db, clientId, now())))
    throw new Error(`There is no client ${clientId} that is allowed.`);
  return `${clientId} is refused from now on.`;
}

const monthMs = 30 * 86_400_000;

async function list({ db, now }: Deps): Promise<string> {
  const since = new Date(now().getTime() - monthMs).toISOString().slice(0, 10);
  const [clients, figures] = await Promise.all([readClients(db), figuresSince(db, since)]);
  if (clients.length === 0) return 'No clients yet.';
  const lines = clients.map(({ clientId, name, origins, bettingRegions, revokedAt }) => {
    const {
      impressions = 0,
      clicks = 0,
      registrations = 0,
    } = figures.find((each) => each.clientId === clientId) ?? {};
    const state = revokedAt ? `revoked ${revokedAt.toISOString().slice(0, 10)}` : 'allowed';
    const prices =
      bettingRegions.length > 0 ? `prices in ${bettingRegions.join(' ')}` : 'no prices';
    const did = `${impressions} seen, ${clicks} clicked, ${registrations} registered`;
    return `${clientId}  ${name}  ${state}  ${origins.join(' ')}  ${prices}  ${did}`;
  });
  return lines.join('\n');
}
