import { languages, type Market, markets } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import { editorCommands } from './command';
import { type Draft, publishTip } from '../../sport/tips/publish';
import { settleTips, voidTip } from '../../sport/tips/settlement';
import { readArgs, UsageError } from '../../commands/commandLine';
import type { Database } from '@scoreline/database/schema';

export const usage = `Usage:
  npx scoreline tips publish --match ID --market MARKET --pick home|draw|away --price N --stake N --tipster NAME
                             [--line N] [--bookmaker NAME] [--reason TEXT] [--reason-es TEXT …] [--vip]
  npx scoreline tips settle
  npx scoreline tips void --tip ID --reason TEXT           voids a tip whose price or match was an obvious error, for good
  npx scoreline tips grant --email ADDRESS --name NAME     lets a member publish on the editor's page, under the name
  npx scoreline tips revoke --email ADDRESS
  npx scoreline tips editors
The markets are ${Object.values(markets).flat().join(', ')}. A total's home is over, its away under.
Example: npx scoreline tips grant --email anna@club.example --name Anna`;

const text = { type: 'string' } as const;
const options = {
  match: text,
  tip: text,
  market: text,
  pick: text,
  line: text,
  price: text,
  stake: text,
  bookmaker: text,
  tipster: text,
  reason: text,
  email: text,
  name: text,
  vip: { type: 'boolean' },
  ...Object.fromEntries(languages.map(({ code }) => [`reason-${code}`, text])),
} as const;

type Values = Record<string, string | boolean | undefined>;

/** Runs an editor's command and returns its output. Throws for invalid arguments, and `TipRefused` for a tip that is refused. */
export async function runTips(
  args: readonly string[],
  db: Kysely<Database>,
  now: Date,
): Promise<string> {
  const [name, ...rest] = args;
  if (name === 'settle') return `${await settleTips(db, now)} tips settled`;
  const values = valuesOf(rest);
  const ofEditors = Object.entries(editorCommands).find(([command]) => command === name)?.[1];
  if (ofEditors) return ofEditors(db, (key) => required(values, key), now);
  if (name === 'void') {
    const tipId = Number(required(values, 'tip'));
    if (!Number.isInteger(tipId)) throw new Error('--tip is no number.');
    await voidTip(db, tipId, required(values, 'reason'), now);
    return `Tip ${tipId} is void.`;
  }
  if (name !== 'publish') throw new UsageError(usage);
  const { tipId } = await publishTip(db, readDraft(values), now);
  return `Tip ${tipId} is published. It cannot be changed.`;
}

function valuesOf(args: string[]): Values {
  return readArgs(usage, { args, options }).values as Values;
}

function required(values: Values, key: string): string {
  const value = values[key];
  if (typeof value !== 'string' || value === '')
    throw new UsageError(usage, `--${key} is missing.`);
  return value;
}

function readDraft(values: Values): Draft {
  const given = (key: string) => required(values, key);
  const number = (key: string): number => {
    const value = Number(given(key));
    if (!Number.isFinite(value)) throw new Error(`--${key} is no number.`);
    return value;
  };
  const oneOf = <T extends string>(key: string, among: readonly T[]): T => {
    const found = among.find((candidate) => candidate === given(key));
    if (!found) throw new Error(`--${key} is one of ${among.join(', ')}.`);
    return found;
  };
  return {
    matchId: number('match'),
    market: oneOf('market', Object.values(markets).flat() as Market[]),
    outcome: oneOf('pick', ['home', 'draw', 'away']),
    line: values.line === undefined ? 0 : number('line'),
    price: number('price'),
    stake: number('stake'),
    bookmaker: values.bookmaker === undefined ? undefined : given('bookmaker'),
    reason: reasonsOf(values),
    vip: values.vip === true,
    tipster: { kind: 'editor', name: given('tipster') },
  };
}

const reasonsOf = (values: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      const language = key === 'reason' ? 'en' : /^reason-(.+)$/.exec(key)?.[1];
      return language && typeof value === 'string' ? [[language, value]] : [];
    }),
  );
