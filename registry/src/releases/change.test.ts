import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { signText } from '@scoreline/remote-kit/client';
import { sql } from 'kysely';

import { buildApp } from '../app';
import { createKey, publicKeys, signingKeys } from '../keys/releaseKeys';
import { signRelease } from '../keys/signature';
import { buildOf, days, described, openSite, type TestSite, track } from '../testing/site';

let site: TestSite;
const fans = (version: number) => buildOf('mf-fans', version);
const news = (version: number) => buildOf('mf-news', version);

async function openFilled(): Promise<TestSite> {
  const opened = await openSite();
  const shell = await opened.upload('platform', 'shell', 1);
  for (const version of [1, 2, 3]) {
    await opened.upload('fans', 'mf-fans', version);
    await opened.upload('news', 'mf-news', version);
  }
  await opened.change('platform', 'shell', shell);
  return opened;
}

beforeEach(async () => {
  site = await openFilled();
});
afterEach(() => site.close());

type Answer = Awaited<ReturnType<TestSite['change']>>;

/** Nothing is switched by what is refused. */
async function refused(act: () => Promise<Answer>, rule: string, reason: string) {
  const before = await site.signed();
  const { status, body } = await act();
  expect(body).toMatchObject({ refused: { rule, reason: expect.stringContaining(reason) } });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(await site.signed()).toEqual(before);
}

const rollback = (team: string, remote: string, over: object = {}) =>
  site.call(team, 'POST', `${track}/remotes/${remote}/rollback`, { reason: 'worse', ...over });

describe('a change', () => {
  it('changes one remote and leaves every other as it is', async () => {
    await site.change('news', 'mf-news', news(1));
    const before = (await site.current())!;
    expect(await site.change('fans', 'mf-fans', fans(1))).toMatchObject({
      status: 200,
      body: [{ track: 'scoreline/prod/stable', seq: 3 }],
    });
    const after = (await site.current())!;
    expect(after.remotes['mf-news']).toEqual(before.remotes['mf-news']);
    expect(after.shell).toEqual(before.shell);
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1), 'mf-news': news(1) });
    expect(after.remotes['mf-fans']).not.toHaveProperty('fallback');
  });

  it('of two teams at once goes through twice, one after the other', async () => {
    const changes = [1, 2, 3].flatMap((version) => [
      site.change('fans', 'mf-fans', fans(version)),
      site.change('news', 'mf-news', news(version)),
    ]);
    const answers = await Promise.all(changes);
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const numbers = answers.map(({ body }) => (body as unknown as { seq: number }[])[0]!.seq);
    expect(new Set(numbers)).toEqual(new Set([2, 3, 4, 5, 6, 7]));
    expect(Object.keys(await site.buildsNow())).toEqual(['mf-fans', 'mf-news']);
  });

  it('of two teams through two registries at once goes through twice', async () => {
    const other = buildApp(site.options);
    const url = `${track}/changes`;
    const headers = { authorization: 'Bearer news-token' };
    const payload = { remote: 'mf-news', build: news(1), reason: 'a test' };
    const [one, two] = await Promise.all([
      site.change('fans', 'mf-fans', fans(1)),
      other.inject({ method: 'POST', url, headers, payload }),
    ]);
    expect([one.status, two.statusCode]).toEqual([200, 200]);
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1), 'mf-news': news(1) });
    expect((await site.current())!.seq).toBe(3);
  });

  it('of two with one expected number goes through once', async () => {
    const over = { expectedSeq: 1 };
    const answers = await Promise.all([
      site.change('fans', 'mf-fans', fans(1), over),
      site.change('news', 'mf-news', news(1), over),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409)!;
    expect(late.body).toMatchObject({
      refused: { rule: 'sequence', reason: 'scoreline/prod/stable is at release 2, not at 1' },
    });
    expect(Object.keys(await site.buildsNow())).toHaveLength(1);
  });

  it('of several brands is done on all or on none', async () => {
    const tracks = ['scoreline', 'tipster'].map((brand) => ({ brand, env: 'prod' }));
    const everywhere = { builds: { 'mf-fans': fans(1) }, reason: 'a test', tracks };
    const all = () => site.call('fans', 'POST', '/registry/changes', everywhere);
    await refused(all, 'builds', 'a release needs a build of the shell');
    const shell = { builds: { shell: buildOf('shell', 1) }, reason: 'first', tracks };
    expect((await site.call('platform', 'POST', '/registry/changes', shell)).status).toBe(200);
    expect((await all()).status).toBe(200);
    expect(await site.buildsNow('tipster/prod/stable.json')).toEqual({ 'mf-fans': fans(1) });
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1) });
  });

  it('of several remotes is done on all or on none, and each has a line in the log', async () => {
    const { policy } = site;
    const fans12 = { ...policy.teams.fans!, remotes: ['mf-fans', 'shell'] };
    const platform = { ...policy.teams.platform!, remotes: [] };
    const teams = { ...policy.teams, fans: fans12, platform };
    await site.setPolicy({ ...policy, version: 2, teams });
    const shell = await site.upload('fans', 'shell', 2);
    const tracks = [{ brand: 'scoreline', env: 'prod' }];
    const several = (builds: object) =>
      site.call('fans', 'POST', '/registry/changes', { builds, tracks, reason: 'a test' });
    const both = { shell, 'mf-fans': fans(1) };
    await refused(() => several({ ...both, 'mf-news': news(1) }), 'access', 'mf-news to fans');
    await refused(() => several({}), 'request', 'none');
    expect((await several(both)).status).toBe(200);
    expect((await site.current())!.shell.build).toBe(shell);
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1) });
    const rows = await site.call('fans', 'GET', '/registry/log');
    const entries = (rows.body as unknown as { entry: string }[]).map(
      ({ entry }) => JSON.parse(entry) as { remote?: string; seq?: number; new?: string },
    );
    expect(entries.slice(-2)).toMatchObject([
      { remote: 'shell', seq: 2, old: buildOf('shell', 1), new: shell },
      { remote: 'mf-fans', seq: 2, new: fans(1) },
    ]);
  });

  it('gets numbers of its own, each once, of 50 at once', async () => {
    const changes = Array.from({ length: 50 }, (_, at) =>
      site.change('fans', 'mf-fans', fans((at % 3) + 1)),
    );
    const answers = await Promise.all(changes);
    const numbers = answers.map(({ body }) => (body as unknown as { seq: number }[])[0]!.seq);
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, at) => at + 2));
    expect((await site.current())!.seq).toBe(51);
  });

  it('falls back to the build before, and keeps that when the same is given again', async () => {
    for (const version of [1, 2, 2]) await site.change('fans', 'mf-fans', fans(version));
    expect((await site.current())!.remotes['mf-fans']).toMatchObject({
      build: fans(2),
      fallback: { build: fans(1) },
    });
  });

  it('has a number of its own where the database was lost', async () => {
    for (const version of [1, 2]) await site.change('fans', 'mf-fans', fans(version));
    await sql`ALTER TABLE registry.releases DISABLE TRIGGER append_only`.execute(site.db);
    await site.db.deleteFrom('registry.releases').execute();
    await site.db.deleteFrom('registry.tracks').execute();
    await site.change('platform', 'shell', buildOf('shell', 1));
    expect((await site.current())!.seq).toBe(4);
  });

  it('takes a remote off, and its builds stay', async () => {
    await site.change('fans', 'mf-fans', fans(1));
    expect((await site.change('fans', 'mf-fans', null)).status).toBe(200);
    expect(await site.buildsNow()).toEqual({});
    await refused(() => site.change('fans', 'mf-fans', null), 'builds', 'has no mf-fans');
    const noShell = 'a release needs a build of the shell';
    await refused(() => site.change('platform', 'shell', null), 'builds', noShell);
    expect((await rollback('fans', 'mf-fans')).status).toBe(200);
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1) });
  });
});

describe('a change is refused', () => {
  it('of another team’s remote, of a brand or an environment that is not the team’s', async () => {
    const { policy } = site;
    const brands = { ...policy.teams.fans!, brands: ['futbol'], environments: ['prod'] };
    await refused(() => site.change('news', 'mf-fans', fans(1)), 'access', 'mf-fans to news');
    await refused(() => rollback('news', 'mf-fans'), 'access', 'mf-fans to news');
    await site.setPolicy({ ...policy, version: 2, teams: { ...policy.teams, fans: brands } });
    await refused(() => site.change('fans', 'mf-fans', fans(1)), 'access', 'the brand scoreline');
    const preview = () =>
      site.call('fans', 'POST', '/registry/tracks/futbol/preview/changes', {
        ...{ remote: 'mf-fans', build: fans(1), reason: 'a test' },
      });
    await refused(preview, 'access', 'the environment preview');
  });

  it('to a build that nobody uploaded, or that somebody wrote into the database', async () => {
    await refused(() => site.change('fans', 'mf-fans', '0'.repeat(16)), 'builds', 'has no build');
    const { descriptor } = described('mf-fans', 9);
    const blob = await site.options.blobs.put(Buffer.from(JSON.stringify(descriptor)));
    const { text: statement, signature } = signText('{}', site.teamKeys.news);
    await site.db
      .insertInto('registry.builds')
      .values({
        ...{ name: 'mf-fans', build: descriptor.build, team: 'fans', uploaded_at: days(0) },
        files: JSON.stringify({ 'descriptor.json': blob }),
        ...{ statement, signature, key_id: site.policy.teams.fans!.keys[0]!.id },
      })
      .execute();
    await refused(() => site.change('fans', 'mf-fans', descriptor.build), 'statement', 'no key');
  });

  it('where a blob is missing or was altered, of whichever remote', async () => {
    await site.change('news', 'mf-news', news(1));
    const script = described('mf-news', 1).script;
    const hash = await site.options.blobs.put(script);
    const place = join(site.folder, 'blobs', hash.slice(0, 2), hash);
    await writeFile(place, 'fetch("https://evil.example")');
    await refused(() => site.change('fans', 'mf-fans', fans(1)), 'bytes', 'was altered');
    await rm(place);
    await refused(() => site.change('fans', 'mf-fans', fans(1)), 'bytes', 'is missing');
    // The same upload again heals it.
    await site.upload('news', 'mf-news', 1);
    expect((await site.change('fans', 'mf-fans', fans(1))).status).toBe(200);
  });

  it('where the current release is not one that a key of the policy has signed', async () => {
    const release = (await site.current())!;
    const foreign = await createKey(join(site.folder, 'foreign'));
    const forge = async (signed: ReturnType<typeof signRelease>, keyId = signed.keyId) => {
      await sql`ALTER TABLE registry.releases DISABLE TRIGGER append_only`.execute(site.db);
      await site.db
        .updateTable('registry.releases')
        .set({ release: signed.release, signature: signed.signature, key_id: keyId })
        .where('seq', '=', 1)
        .execute();
    };
    const act = () => site.change('fans', 'mf-fans', fans(1));
    await forge(signRelease(release, foreign));
    await refused(act, 'trust', 'the policy does not name the key');
    await forge(signRelease(release, foreign), site.policy.releaseKeys[0]!.id);
    await refused(act, 'trust', 'its signature does not fit');
    const key = (await signingKeys(site.keys))[0]!;
    await forge(signRelease({ ...release, brand: 'futbol' }, key));
    await refused(act, 'trust', 'of futbol/prod/stable');
    await forge(signRelease({ ...release, seq: 7 }, key));
    await refused(act, 'trust', 'it is release 7');
    await forge(signRelease(release, key));
    expect((await act()).status).toBe(200);
  });

  it('without a reason, or with one number of a track that is not there', async () => {
    const silent = () => site.change('fans', 'mf-fans', fans(1), { reason: '' });
    await refused(silent, 'request', 'reason');
    const odd = () =>
      site.call('fans', 'POST', '/registry/tracks/..%2F/prod/changes', {
        ...{ remote: 'mf-fans', build: fans(1), reason: 'a test' },
      });
    await refused(odd, 'request', 'brand');
  });
});

describe('a rollback', () => {
  it('takes one remote back, further each time, whatever others did meanwhile', async () => {
    for (const version of [1, 2, 3]) await site.change('fans', 'mf-fans', fans(version));
    await site.change('news', 'mf-news', news(3));
    for (const version of [2, 1]) {
      expect((await rollback('fans', 'mf-fans')).status).toBe(200);
      expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(version), 'mf-news': news(3) });
    }
    await refused(() => rollback('fans', 'mf-fans'), 'rollback', 'no build of mf-fans before');
    await site.change('fans', 'mf-fans', fans(3));
    await rollback('fans', 'mf-fans');
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1), 'mf-news': news(3) });
  });
});

describe('a rollback', () => {
  const back = (over: object = {}, team = 'fans') =>
    site.call(team, 'POST', '/registry/rollbacks', {
      ...{ tracks: [{ brand: 'scoreline', env: 'prod' }], reason: 'worse' },
      ...over,
    });

  it('never comes back to what a rollback has left', async () => {
    for (const version of [1, 2]) await site.change('fans', 'mf-fans', fans(version));
    expect((await back()).status).toBe(200);
    await site.change('fans', 'mf-fans', fans(3));
    expect((await back()).status).toBe(200);
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1) });
    await refused(() => back({ remotes: ['mf-fans'] }), 'rollback', 'no build of mf-fans before');
    await refused(back, 'rollback', 'no release of fans before this one');
  });

  it('without names takes back what the team changed last, and nobody else’s', async () => {
    await site.change('fans', 'mf-fans', fans(1));
    await site.change('fans', 'mf-fans', fans(2));
    await site.change('news', 'mf-news', news(1));
    await site.change('news', 'mf-news', news(2));
    await back();
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1), 'mf-news': news(2) });
    const shell = await site.upload('platform', 'shell', 2);
    await site.change('platform', 'shell', shell);
    expect((await back({}, 'platform')).status).toBe(200);
    expect((await site.current())!.shell.build).toBe(buildOf('shell', 1));
  });

  it('goes to a given release, of the team’s remotes alone, and says when there is none', async () => {
    for (const version of [1, 2, 3]) await site.change('fans', 'mf-fans', fans(version));
    await site.change('news', 'mf-news', news(1));
    await refused(() => back({ to: 99 }), 'rollback', 'has no release 99');
    expect((await back({ to: 3 })).status).toBe(200);
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(2), 'mf-news': news(1) });
    await back();
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1), 'mf-news': news(1) });
    await back({ to: 1 });
    expect(await site.buildsNow()).toEqual({ 'mf-news': news(1) });
  });

  it('does not go to a canary', async () => {
    await site.change('fans', 'mf-fans', fans(1));
    await site.change('fans', 'mf-fans', fans(2), { percent: 10 });
    const reason = 'release 3 of scoreline/prod/stable was a canary';
    await refused(() => back({ to: 3 }), 'rollback', reason);
    await site.change('fans', 'mf-fans', fans(2));
    await back();
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1) });
  });

  it('passes over what no key vouches for any more', async () => {
    for (const version of [1, 2, 3]) await site.change('fans', 'mf-fans', fans(version));
    const { privateKey, keyId } = await createKey(join(site.folder, 'foreign'));
    const release = { ...(await site.current())!, seq: 3 };
    const signed = signRelease(release, { privateKey, keyId, folder: '' });
    await sql`ALTER TABLE registry.releases DISABLE TRIGGER append_only`.execute(site.db);
    await site.db
      .updateTable('registry.releases')
      .set({ release: signed.release, signature: signed.signature, key_id: keyId })
      .where('seq', '=', 3)
      .execute();
    await refused(() => back({ to: 3 }), 'trust', 'does not name the key');
    await back();
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1) });
  });

  it('hashes the files of what it brings back', async () => {
    for (const version of [1, 2]) await site.change('fans', 'mf-fans', fans(version));
    const hash = await site.options.blobs.put(described('mf-fans', 1).script);
    await writeFile(join(site.folder, 'blobs', hash.slice(0, 2), hash), 'evil');
    await refused(back, 'bytes', 'was altered');
    await refused(() => back({ to: 2 }), 'bytes', 'was altered');
  });
});

describe('a track that nobody vouches for', () => {
  const begin = (team: string, builds: object) =>
    site.call(team, 'POST', '/registry/changes', {
      ...{ builds, replaces: true, reason: 'the key was stolen' },
      tracks: [{ brand: 'scoreline', env: 'prod' }],
    });

  it('is begun anew by the shell’s team alone, under a higher number', async () => {
    await site.change('fans', 'mf-fans', fans(1));
    const key = await createKey(site.keys);
    const listed = { id: key.keyId, public: (await publicKeys(site.keys))[key.keyId]! };
    const always = { from: days(-1).toISOString(), until: days(400).toISOString() };
    const releaseKeys = [{ ...listed, ...always }];
    await site.setPolicy({ ...site.policy, version: 2, releaseKeys });
    const shell = buildOf('shell', 1);
    await refused(() => site.change('platform', 'shell', shell), 'trust', 'does not name the key');
    await refused(() => begin('fans', { 'mf-fans': fans(1) }), 'builds', 'a build of the shell');
    await refused(() => begin('fans', { shell }), 'access', 'shell to fans');
    expect((await begin('platform', { shell })).status).toBe(200);
    expect((await site.current())!.seq).toBe(3);
    expect(await site.buildsNow()).toEqual({});
    await site.change('fans', 'mf-fans', fans(1));
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1) });
  });

  it('is none where a key vouches: nothing that runs is lost', async () => {
    await site.change('fans', 'mf-fans', fans(1));
    await begin('platform', { shell: buildOf('shell', 1) });
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1) });
  });
});

describe('a canary', () => {
  const tried = 'scoreline/prod/stable.canary.json';
  const give = (team: string, remote: string, build: string | null, percent: number) =>
    site.change(team, remote, build, { percent });

  beforeEach(async () => {
    await site.change('fans', 'mf-fans', fans(1));
  });

  it('is tried beside the current release, and goes on under every team’s changes', async () => {
    await give('fans', 'mf-fans', fans(2), 10);
    const first = (await site.current(tried))!;
    expect(first.canary).toMatchObject({ percent: 10, over: 2 });
    expect(first.remotes['mf-fans']).toMatchObject({
      build: fans(2),
      fallback: { build: fans(1) },
    });
    await site.change('news', 'mf-news', news(1));
    const second = (await site.current(tried))!;
    expect(second.canary).toEqual({ ...first.canary, over: (await site.current())!.seq });
    expect(await site.buildsNow(tried)).toEqual({ 'mf-fans': fans(2), 'mf-news': news(1) });
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1), 'mf-news': news(1) });
  });

  it('is not ended by another team, which is told whose it is', async () => {
    await give('fans', 'mf-fans', fans(2), 10);
    const act = () => give('news', 'mf-news', news(1), 10);
    await refused(act, 'canary', 'mf-fans of fans is tried on scoreline/prod/stable');
    await refused(() => give('news', 'mf-news', null, 0), 'canary', 'mf-fans of fans');
    expect(await site.buildsNow(tried)).toEqual({ 'mf-fans': fans(2) });
  });

  it('needs one remote’s build, and a release beside it', async () => {
    await refused(() => give('fans', 'mf-fans', null, 10), 'canary', 'needs a build');
    const act = (over: object) => () =>
      site.call('fans', 'POST', '/registry/changes', {
        ...{ builds: { 'mf-fans': fans(2) }, percent: 10, reason: 'a test' },
        ...{ tracks: [{ brand: 'scoreline', env: 'prod' }], ...over },
      });
    const two = { builds: { 'mf-fans': fans(2), 'mf-other': fans(1) } };
    await refused(act(two), 'builds', 'has no build');
    const none = { tracks: [{ brand: 'futbol', env: 'prod' }] };
    await refused(act(none), 'canary', 'futbol/prod/stable has no release to try it beside');
  });

  it('has every file hashed as it begins, grows and ends', async () => {
    const script = described('mf-fans', 1).script;
    const hash = await site.options.blobs.put(script);
    const path = join(site.folder, 'blobs', hash.slice(0, 2), hash);
    await give('fans', 'mf-fans', fans(2), 10);
    await writeFile(path, 'evil');
    for (const [build, percent] of [
      [fans(2), 20],
      [null, 0],
    ] as const)
      await refused(() => give('fans', 'mf-fans', build, percent), 'bytes', 'was altered');
    await refused(() => site.change('news', 'mf-news', news(1)), 'bytes', 'was altered');
    expect(await site.buildsNow(tried)).toEqual({ 'mf-fans': fans(2) });
  });

  it('grows for the same devices, and ends with 0 %, a promotion or a rollback of its own', async () => {
    await give('fans', 'mf-fans', fans(2), 10);
    const { salt } = (await site.current(tried))!.canary!;
    await give('fans', 'mf-fans', fans(2), 50);
    const grown = (await site.current(tried))!;
    expect(grown.canary).toMatchObject({ percent: 50, salt, over: (await site.current())!.seq });
    await give('fans', 'mf-fans', null, 0);
    expect(await site.current(tried)).toBeNull();
    // Whoever ran the canary takes what follows: its number is higher.
    expect((await site.current())!.seq).toBeGreaterThan(grown.seq);
    await give('fans', 'mf-fans', fans(2), 10);
    await site.change('fans', 'mf-fans', fans(2));
    expect(await site.current(tried)).toBeNull();
    await refused(() => give('fans', 'mf-fans', null, 0), 'canary', 'has no canary');
  });

  it('ends when the key that vouched for it is withdrawn', async () => {
    await give('fans', 'mf-fans', fans(2), 10);
    const { policy } = site;
    const teams = { ...policy.teams, fans: { ...policy.teams.fans!, keys: [] } };
    await site.setPolicy({ ...policy, version: 2, teams });
    expect((await site.change('news', 'mf-news', news(1))).status).toBe(200);
    expect(await site.current(tried)).toBeNull();
    await refused(() => site.change('fans', 'mf-fans', fans(3)), 'statement', 'no key of the team');
  });
});

describe('production', () => {
  const wanted = { remote: 'mf-fans', environment: 'prod', brands: ['scoreline'] };
  const consent = (over: object, by = site.teamKeys.platform) => {
    const content = { ...wanted, build: fans(1), until: days(1).toISOString(), ...over };
    const { text: statement, ...signed } = signText(JSON.stringify(content), by);
    return { approval: { statement, ...signed } };
  };

  beforeEach(async () => {
    await site.setPolicy({ ...site.policy, version: 2, approvers: { prod: ['platform'] } });
  });

  it('takes what an approving team has signed, and the log names it', async () => {
    expect((await site.change('fans', 'mf-fans', fans(1), consent({}))).status).toBe(200);
    const { body } = await site.call('fans', 'GET', '/registry/log');
    const entry = (body as unknown as { entry: string }[]).at(-1)!.entry;
    expect(JSON.parse(entry)).toMatchObject({
      team: 'fans',
      approval: 'platform',
      commit: 'c0ffee1',
    });
  });

  it('refuses what no approving team has signed for this very change', async () => {
    const consents = [
      {},
      consent({ build: fans(2) }),
      consent({ remote: 'mf-news' }),
      consent({ environment: 'preview' }),
      consent({ brands: ['futbol'] }),
      consent({ until: days(-1).toISOString() }),
      consent({}, site.teamKeys.fans),
    ];
    for (const over of consents) {
      const act = () => site.change('fans', 'mf-fans', fans(1), over);
      await refused(act, 'approval', 'prod needs the approval of platform');
    }
  });

  it('goes back without asking', async () => {
    await site.change('fans', 'mf-fans', fans(1), consent({}));
    await site.change('fans', 'mf-fans', fans(2), consent({ build: fans(2) }));
    expect((await rollback('fans', 'mf-fans')).status).toBe(200);
    expect(await site.buildsNow()).toEqual({ 'mf-fans': fans(1) });
  });
});
