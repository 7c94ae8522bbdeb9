import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';

const page = readFileSync('docs/asvs.md', 'utf8');
const rows = page
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, item = '']) => /^\d+\.\d+\.\d+$/.test(item))
  .map(([, item = '', , state = '', , test = '']) => ({ item, state, test }));
const named = rows.filter(({ test }) => test !== '');

it('the table of ASVS has each item once, with a state', () => {
  const items = rows.map(({ item }) => item);
  expect(items).toEqual([...new Set(items)]);
  expect(items.length).toBeGreaterThan(80);
  for (const { item, state } of rows)
    expect([item, state]).toEqual([item, expect.stringMatching(/^(yes|part|no|–)$/)]);
});

it.each(named)('$item names a test that is there: $test', ({ test }) => {
  const [, file = '', title = ''] = /^([\w/-]+): (.+)$/.exec(test) ?? [];
  const paths = [`server/src/${file}.test.ts`, `server/src/${file}.slow.test.ts`];
  const [path] = paths.filter(existsSync);
  expect(path).toBeDefined();
  expect(readFileSync(path!, 'utf8')).toContain(title);
});

interface Limit {
  burst: number;
  perSecond: number;
}

/** The limits of a module by name. */
async function limitsIn(path: string): Promise<Record<string, Limit>> {
  const source = await readFile(`server/src/${path}.ts`, 'utf8');
  const found = source.matchAll(
    /const (\w+)(?:: Limit)? = \{ burst: ([\d_]+), perSecond: ([\d.]+)(?: \/ ([\d_]+))?/g,
  );
  return Object.fromEntries(
    [...found].map(([, name = '', burst = '', rate = '', by = '1']) => [
      name,
      { burst: Number(burst.replace('_', '')), perSecond: Number(rate) / Number(by) },
    ]),
  );
}

/** Parses `one in 15 s`, `one a minute`, `one a second` into calls per second. */
function rateOf(text: string): number {
  const [, count = '1', unit = ''] = /^one (?:in (\d+)|a) (s|min|minute|second)$/.exec(text) ?? [];
  return 1 / (Number(count) * (unit.startsWith('min') ? 60 : 1));
}

/** The table of limits. Only the first row of each limit names its subject. */
const limitRows = (() => {
  const table = page.slice(page.indexOf('## Limits'), page.indexOf('## Words')).split('\n');
  let what = '';
  return table
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => /^\d+$/.test(cells[3] ?? ''))
    .map(([, first = '', whom = '', burst = '', rate = '']) => {
      what = first || what;
      return { row: `${what}, ${whom}`, burst: Number(burst), rate };
    });
})();

const accounts = 'members/accounts/limits';
it.each([
  ['passwords tried, one device of the member', accounts, 'device'],
  ['passwords tried, strange devices of a network, one address', accounts, 'network'],
  ['passwords tried, all strange devices, one address', accounts, 'anywhere'],
  ['passwords tried, strange devices of a place', accounts, 'fromAddress'],
  ['mailed codes tried, one device of the member', accounts, 'device'],
  ['mailed codes tried, strange devices of a network, one address', accounts, 'network'],
  ['mailed codes tried, strange devices of a place', accounts, 'fromAddress'],
  ['password or code of who is signed in, one device of the member', accounts, 'device'],
  ['second steps tried, one device of the member', accounts, 'secondSteps'],
  ['second steps tried, all strange devices, one member', accounts, 'secondSteps'],
  ['second steps tried, strange devices of a place', accounts, 'fromAddress'],
  ['mails with a code, strange devices of a network, one address', accounts, 'mailsFromNetwork'],
  ['mails with a code, one place', accounts, 'mailsFromAddress'],
  ['sign-ins by a provider, one place', accounts, 'fromAddress'],
  ['notifications asked for, one device', 'members/push/operations', 'byDevice'],
  ['notifications asked for, one place, of visitors', 'members/push/operations', 'byAddress'],
  ['notifications asked for, one member', 'members/push/operations', 'byAddress'],
  ['messages by the contact form, one place', 'members/feedback/operations', 'messagesFromAddress'],
  ['screenshots, one place', 'members/feedback/routes', 'uploads'],
])('the limit of %s is the one of %s: %s', async (row, path, name) => {
  const written = limitRows.find((one) => one.row === row);
  const { burst, perSecond } = (await limitsIn(path))[name]!;
  expect(written?.burst).toBe(burst);
  expect(rateOf(written?.rate ?? '')).toBeCloseTo(perSecond, 9);
});

it('every limit of accounts is in the table of limits', async () => {
  const source = readFileSync(__filename, 'utf8');
  for (const name of Object.keys(await limitsIn(accounts)))
    expect(source).toContain(`accounts, '${name}'`);
});
