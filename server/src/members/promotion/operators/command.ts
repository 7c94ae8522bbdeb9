import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';

import { readId } from '@scoreline/shared-lib/contract';

import { readArgs, UsageError } from '../../../commands/commandLine';
import { auditText } from '../audit/audit';
import { verifyAudit } from '../audit/verify';
import { claimsText, moveClaim } from '../claims/operators';
import { readPromotion } from '../file/readFile';
import { findPromotion, type Promotion } from '../promotions/queries';
import { createBeacon } from '../rounds/beacon';
import {
  closePromotion,
  createPromotion,
  type LifecycleDeps,
  mixWitness,
  openPromotion,
  Refused,
  revealPromotion,
} from '../rounds/lifecycle';
import { roundsOf } from '../rounds/queries';
import { fraudText, showText } from './format';
import { potsOf, promotionFigures, suspicions } from './queries';

export const usage = `Usage:
  npx scoreline promotion create FILE         announces a promotion and publishes the hash of its seed
  npx scoreline promotion open ID             lets members draw between its dates
  npx scoreline promotion close ID            ends the draws for good
  npx scoreline promotion reveal ID           publishes the seed
  npx scoreline promotion export ID FILE      writes audit.json
  npx scoreline promotion verify FILE         checks an audit.json, and names the first fault;
                                           --older: announced before terms were signed
  npx scoreline promotion show [ID]           how promotions stand
  npx scoreline promotion fraud ID            inviters whose friends were not counted, with the reasons
  npx scoreline promotion claims ID           things to send, with their addresses
  npx scoreline promotion sent ID TICKET      a thing is on its way
  npx scoreline promotion delivered ID TICKET it has arrived: its address is forgotten after 90 days
Example: npx scoreline promotion create friends.yaml`;

interface CommandDeps extends LifecycleDeps {
  brands: ReadonlyMap<string, number>;
}

type Run = (deps: CommandDeps, args: string[]) => Promise<string>;

const numberOf = (text: string | undefined): number => {
  const id = readId(text);
  if (id === undefined) throw new UsageError(usage);
  return id;
};

async function promotionOf({ db }: CommandDeps, text: string | undefined): Promise<Promotion> {
  const promotion = await findPromotion(db, numberOf(text));
  if (!promotion) throw new Refused(`There is no promotion ${text}.`);
  return promotion;
}

async function show(deps: CommandDeps, only?: number): Promise<string> {
  const all = await promotionFigures(deps.db);
  const shown = all.filter(({ id }) => only === undefined || id === only);
  if (shown.length === 0) throw new Refused('There is no such promotion.');
  const texts = await Promise.all(
    shown.map(async (figures) =>
      showText(figures, await roundsOf(deps.db, figures.id), await potsOf(deps.db, figures.id)),
    ),
  );
  return texts.join('\n\n');
}

async function create(deps: CommandDeps, [path = '']: string[]): Promise<string> {
  if (!path) throw new UsageError(usage);
  const text = await readFile(path, 'utf8');
  const file = readPromotion(text, { name: basename(path), brands: deps.brands });
  return show(deps, await createPromotion(deps, file));
}

async function open(deps: CommandDeps, [text]: string[]): Promise<string> {
  const id = numberOf(text);
  const waiting = (await roundsOf(deps.db, id)).find(({ seed_hash }) => seed_hash === null);
  if (waiting?.witness) await mixWitness(deps, id, createBeacon(waiting.witness.url));
  await openPromotion(deps, id);
  return show(deps, id);
}

async function exportAudit(deps: CommandDeps, [id, path]: string[]): Promise<string> {
  const promotion = await promotionOf(deps, id);
  if (!path) throw new UsageError(usage);
  let size = 0;
  const pieces = async function* () {
    for await (const piece of auditText(deps, promotion)) {
      size += piece.length;
      yield piece;
    }
  };
  await writeFile(path, pieces());
  return `${path}: ${size} characters.`;
}

const commands: Record<string, Run> = {
  create,
  open,
  export: exportAudit,
  async close(deps, [id]) {
    await closePromotion(deps, numberOf(id));
    return show(deps, numberOf(id));
  },
  async reveal(deps, [id]) {
    await revealPromotion(deps, numberOf(id));
    return show(deps, numberOf(id));
  },
  show: (deps, [id]) => show(deps, id === undefined ? undefined : numberOf(id)),
  async fraud(deps, [id]) {
    const promotion = await promotionOf(deps, id);
    return fraudText(await suspicions(deps.db, promotion.id));
  },
  async claims(deps, [id]) {
    return claimsText(deps, await promotionOf(deps, id));
  },
  async sent(deps, [id, ticket]) {
    return moveClaim(deps, { promotionId: numberOf(id), ticket: numberOf(ticket) }, 'sent');
  },
  async delivered(deps, [id, ticket]) {
    return moveClaim(deps, { promotionId: numberOf(id), ticket: numberOf(ticket) }, 'delivered');
  },
};

/** Verifies a file without a database. */
export async function runVerify(args: readonly string[]): Promise<string | null> {
  if (args[0] !== 'verify') return null;
  const { positionals, values } = readArgs(usage, {
    args: args.slice(1),
    options: { older: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [path] = positionals;
  if (!path) throw new UsageError(usage);
  return verifyAudit(await readFile(path, 'utf8'), values);
}

/** Runs an operator's command about promotions and returns its output. Throws for invalid arguments and failures. */
export async function runPromotion(args: readonly string[], deps: CommandDeps): Promise<string> {
  const verified = await runVerify(args);
  if (verified !== null) return verified;
  const { positionals } = readArgs(usage, { args: [...args], allowPositionals: true });
  const [name = '', ...rest] = positionals;
  const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!run) throw new UsageError(usage);
  return run(deps, rest);
}
