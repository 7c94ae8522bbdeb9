import { describe, expect, it } from '@jest/globals';

import { brandConfig } from './brandConfig';
import { loadBrands } from './brandList';
import type { PageOptions } from './options';

const environments = ['test', 'preview'] as const;

const configAt = async (env: PageOptions['env'], origin: string) => {
  const brands = await loadBrands(undefined, env);
  return brands.map((brand) => brandConfig(brand, origin, { env } as PageOptions));
};

describe('a brand in an environment', () => {
  it.each(environments)('%s has hosts and addresses that no other environment has', async (env) => {
    const others = (['prod', ...environments] as const).filter((other) => other !== env);
    const taken = (await Promise.all(others.map((other) => loadBrands(undefined, other)))).flat();
    for (const { hosts, apiUrl, socketUrl } of await loadBrands(undefined, env)) {
      const [host] = hosts;
      expect([apiUrl, socketUrl]).toEqual([`https://${host}`, `wss://${host}/live`]);
      expect(taken.filter((brand) => brand.hosts.includes(host!))).toEqual([]);
    }
  });

  it.each(environments)('%s is debugged, with its own addresses at its own hosts', async (env) => {
    const [brand] = await configAt(env, `https://scoreline-${env}.example`);
    const futbol = (await configAt(env, `https://futbol-${env}.example`)).find(
      ({ key }) => key === 'futbol',
    );
    for (const config of [brand, futbol]) expect(config).toMatchObject({ env, debug: true });
    expect(futbol).toMatchObject({
      apiUrl: `https://futbol-${env}.example`,
      socketUrl: `wss://futbol-${env}.example/live`,
    });
  });

  it('is answered by the page’s own server at any other host, and in production', async () => {
    for (const env of ['prod', ...environments] as const)
      expect((await configAt(env, 'http://127.0.0.1:8080'))[0]).toMatchObject({
        apiUrl: 'http://127.0.0.1:8080',
        socketUrl: 'ws://127.0.0.1:8080/live',
      });
    const [prod] = await configAt('prod', 'https://futebol.example');
    expect(prod).toMatchObject({ debug: false, apiUrl: 'https://futebol.example' });
  });
});
