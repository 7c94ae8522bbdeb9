import { afterEach, beforeEach, expect, it } from '@jest/globals';

import { buildApp } from '../app';
import { days, openSite, type TestSite } from '../testing/site';
import { lifetimeDays } from './tracks';

let site: TestSite;
let shell: string;

const release = (brand: string, channel = 'stable') =>
  site.call('platform', 'POST', '/registry/changes', {
    ...{ builds: { shell }, reason: 'a test', tracks: [{ brand, env: 'prod', channel }] },
  });

beforeEach(async () => {
  site = await openSite();
  shell = await site.upload('platform', 'shell', 1);
  await release('scoreline');
});
afterEach(() => site.close());

it('begins once where two registries renew at the same moment', async () => {
  site.clock.now = days(lifetimeDays - 1);
  const other = buildApp(site.options);
  await Promise.all([site.app.renew(), other.renew()]);
  expect((await site.current())!.seq).toBe(2);
});

it('is that of every channel of every brand', async () => {
  await release('scoreline', 'widget-v1');
  await release('futbol');
  site.clock.now = days(lifetimeDays / 2 + 1);
  await site.app.renew();
  for (const file of ['scoreline/prod/stable', 'scoreline/prod/widget-v1', 'futbol/prod/stable'])
    expect(await site.current(`${file}.json`)).toMatchObject({
      ...{ seq: 2, shell: { build: shell } },
      expires: days(1.5 * lifetimeDays + 1).toISOString(),
    });
});

it('of a release whose time is over begins again too', async () => {
  site.clock.now = days(lifetimeDays + 1);
  await site.app.renew();
  expect(await site.current()).toMatchObject({ seq: 2, shell: { build: shell } });
});
