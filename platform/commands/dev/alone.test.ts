import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { alonePath, openAlone, type Stage, troubleCookie } from '@scoreline/remote-kit/dev';

import { emptyStore, putBuild } from '../buildFixture';

let stage: Stage;
const get = (path: string) => fetch(stage.origin + path);

beforeAll(async () => {
  const store = await emptyStore();
  const path = '/:sportName/match/:teamsInfo/:eventId';
  const routes = [
    { path, layout: 'custom' as const, title: 'match' },
    { path: '/zone', layout: 'custom' as const, title: 'zone' },
  ];
  const selection = {
    shell: await putBuild(store, 'shell', 1),
    'mf-zone': await putBuild(store, 'mf-zone', 1, { routes }),
  };
  const devOrigin = 'http://localhost:3001';
  stage = await openAlone(store, selection, { name: 'mf-zone', routes, devOrigin, port: 0 });
});
afterAll(() => stage.close());

describe('a remote that stands alone', () => {
  it('has an address for each recorded match and for each sport, and every language', async () => {
    const page = await (await get(alonePath)).text();
    const options = [...page.matchAll(/<option value="([^"]*)">/g)].map(([, value = '']) => value);
    const matches = options.filter((value) =>
      /^\/(football|basketball)\/match\/x\/\d+$/.test(value),
    );
    expect(matches).toHaveLength(6);
    expect(options).toContain('/zone?sport=basketball');
    expect(options).toEqual(expect.arrayContaining(['en', 'he', 'zh', 'dark', '390', 'slow']));
  });

  it.each([
    ['/he/zone', 'he', 'rtl'],
    ['/fr/zone', 'fr', 'ltr'],
    ['/zone', 'en', 'ltr'],
  ])('is at %s in that language, read from its side', async (path, lang, dir) => {
    expect(await (await get(path)).text()).toContain(`<html lang="${lang}" dir="${dir}">`);
  });

  it('is allowed to take the build of the working tree, and from nowhere else', async () => {
    const response = await get('/en/zone');
    const policy = response.headers.get('content-security-policy') ?? '';
    const { host } = new URL(stage.origin);
    expect(policy).toContain(`connect-src 'self' ws://${host} http://localhost:3001;`);
    expect(await response.text()).toContain('"devRemotes":["localhost"]');
  });

  it('has an API that gives keys, and fails as it was told to', async () => {
    const call = (path: string, trouble: string) =>
      fetch(`${stage.origin}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `${troubleCookie}=${trouble}` },
        body: '{"fcmToken":"d"}',
      });
    const registered = await call('patron/frontend/device', 'failing');
    expect(await registered.json()).toMatchObject({ data: { aesId: expect.any(String) } });
    expect((await call('sports-query/match/list', 'failing')).status).toBe(500);
    expect((await call('sports-query/match/list', 'busy')).status).toBe(429);
    await expect(call('sports-query/match/list', 'unreachable')).rejects.toThrow();
  });
});
