import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';

import { createKey, signingKeys } from '../keys/releaseKeys';
import { signRelease } from '../keys/signature';
import { signText } from '@scoreline/remote-kit/client';
import { days, described } from '../testing/site';
import { fans, news, openReleases, type ReleaseSite } from './testing';

let site: ReleaseSite;
beforeEach(async () => {
  site = await openReleases();
});
afterEach(() => site.close());

describe('a change is refused', () => {
  it('of another team’s remote, of a brand or an environment that is not the team’s', async () => {
    const { policy } = site;
    const brands = { ...policy.teams.fans, brands: ['futbol'], environments: ['prod'] };
    await site.refused(() => site.change('news', 'mf-fans', fans(1)), 'access', 'mf-fans to news');
    await site.refused(() => site.rollback('news', 'mf-fans'), 'access', 'mf-fans to news');
    await site.setPolicy({ ...policy, version: 2, teams: { ...policy.teams, fans: brands } });
    await site.refused(
      () => site.change('fans', 'mf-fans', fans(1)),
      'access',
      'the brand scoreline',
    );
    const preview = () =>
      site.call('fans', 'POST', '/registry/tracks/futbol/preview/changes', {
        ...{ remote: 'mf-fans', build: fans(1), reason: 'a test' },
      });
    await site.refused(preview, 'access', 'the environment preview');
  });

  it('to a build that nobody uploaded, or that somebody wrote into the database', async () => {
    await site.refused(
      () => site.change('fans', 'mf-fans', '0'.repeat(16)),
      'builds',
      'has no build',
    );
    const { descriptor } = described('mf-fans', 9);
    const blob = await site.options.blobs.put(Buffer.from(JSON.stringify(descriptor)));
    const { text: statement, signature } = signText('{}', site.teamKeys.news);
    await site.db
      .insertInto('registry.builds')
      .values({
        ...{ name: 'mf-fans', build: descriptor.build, team: 'fans', uploaded_at: days(0) },
        files: JSON.stringify({ 'descriptor.json': blob }),
        ...{ statement, signature, key_id: site.policy.teams.fans.keys[0]!.id },
      })
      .execute();
    await site.refused(
      () => site.change('fans', 'mf-fans', descriptor.build),
      'statement',
      'no key',
    );
  });

  it('where a blob is missing or was altered, of whichever remote', async () => {
    await site.change('news', 'mf-news', news(1));
    const file = await site.blobFile(described('mf-news', 1));
    await writeFile(file, 'fetch("https://evil.example")');
    await site.refused(() => site.change('fans', 'mf-fans', fans(1)), 'bytes', 'was altered');
    await rm(file);
    await site.refused(() => site.change('fans', 'mf-fans', fans(1)), 'bytes', 'is missing');
    // Uploading the same build again repairs it.
    await site.upload('news', 'mf-news', 1);
    expect((await site.change('fans', 'mf-fans', fans(1))).status).toBe(200);
  });

  it('where the current release is not one that a key of the policy has signed', async () => {
    const release = await site.released();
    const foreign = await createKey(join(site.folder, 'foreign'));
    const forge = async (signed: ReturnType<typeof signRelease>, keyId = signed.keyId) => {
      await sql`ALTER TABLE registry.releases DISABLE TRIGGER append_only`.execute(site.db);
      await site.db
        .updateTable('registry.releases')
        .set({
          ...{ release: signed.release, signature: signed.signature, key_id: keyId },
          digest_signature: signed.digestSignature ?? null,
        })
        .where('seq', '=', 1)
        .execute();
    };
    const act = () => site.change('fans', 'mf-fans', fans(1));
    await forge(signRelease(release, foreign));
    await site.refused(act, 'trust', 'the policy does not name the key');
    await forge(signRelease(release, foreign), site.policy.releaseKeys[0].id);
    await site.refused(act, 'trust', 'its signature does not fit');
    const key = (await signingKeys(site.keys))[0]!;
    await forge(signRelease({ ...release, brand: 'futbol' }, key));
    await site.refused(act, 'trust', 'of futbol/prod/stable');
    await forge(signRelease({ ...release, seq: 7 }, key));
    await site.refused(act, 'trust', 'it is release 7');
    await forge(signRelease(release, key));
    expect((await act()).status).toBe(200);
  });

  it('without a reason, or with one number of a track that is not there', async () => {
    const silent = () => site.change('fans', 'mf-fans', fans(1), { reason: '' });
    await site.refused(silent, 'request', 'reason');
    const odd = () =>
      site.call('fans', 'POST', '/registry/tracks/..%2F/prod/changes', {
        ...{ remote: 'mf-fans', build: fans(1), reason: 'a test' },
      });
    await site.refused(odd, 'request', 'brand');
  });
});
