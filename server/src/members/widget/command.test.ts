import { expect, it } from '@jest/globals';

import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import { runWidget } from './command';
import { countRegistration } from './counts';

const test = duringTests(openTestDatabase);
const now = () => new Date('2026-11-22T12:00:00Z');
const run = (line: string) => runWidget(line.split(' '), { db: test.db, now });

it('adds a client, lists it with what it did, and withdraws it', async () => {
  expect(await run('clients list')).toBe('No clients yet.');
  const added = await run(
    'clients add news --name News --origin https://news.example/ --betting gb',
  );
  expect(added).toBe('news may show widgets on https://news.example.');
  await countRegistration(test.db, 'news', now());
  expect(await run('clients list')).toBe(
    'news  News  allowed  https://news.example  prices in GB  0 seen, 0 clicked, 1 registered',
  );
  expect(await run('clients revoke news')).toBe('news is refused from now on.');
  expect(await run('clients list')).toContain('revoked 2026-11-22');
  await expect(run('clients revoke news')).rejects.toThrow('no client news');
  await run('clients add news --name News --origin *');
  expect(await run('clients list')).toContain('allowed  *  no prices');
});

it('keeps origins as browsers send them', async () => {
  const given = ['https://NEWS.Example:443/', 'https://bücher.example', 'http://localhost:3000'];
  const added = await run(
    `clients add club --name Club ${given.map((each) => `--origin ${each}`).join(' ')}`,
  );
  expect(added).toBe(
    'club may show widgets on https://news.example, https://xn--bcher-kva.example, http://localhost:3000.',
  );
});

it.each([
  ['clients', 'Usage'],
  ['clients add x --name X', 'Usage'],
  ['clients add X! --name X --origin *', 'small letters'],
  ['clients add x --name X --origin news.example', 'not an origin'],
  ['clients add x --name X --origin https://news.example/page', 'not an origin'],
  ['clients add x --name X --origin null', 'not an origin'],
  ['clients add x --name X --origin https://*.news.example', 'not an origin'],
  [`clients add x --name X --origin https://a;script-src`, 'not an origin'],
  [`clients add x --name X --origin https://a,b`, 'not an origin'],
  ['clients add x --name X --origin https://news.example?page', 'not an origin'],
  ['clients add x --name X --origin https://me@news.example', 'not an origin'],
  ['clients add x --name X --origin * --betting Spain', 'two-letter code'],
  ['clients list --all', 'Usage'],
])('refuses “%s”', async (line, why) => {
  await expect(run(line)).rejects.toThrow(why);
});
