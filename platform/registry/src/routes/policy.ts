import { Refusal } from '@scoreline/remote-kit/admission';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../app';
import { countsAt, signedPolicySchema } from '../policy/document';
import { acceptPolicy, currentPolicy, signedPolicy } from '../policy/policies';
import { readBody } from './body';

/** Bytes of a policy, which callers send without a token. */
const largestPolicy = 1024 * 1024;

/** The policy and its public keys. A new policy needs no token, because the root key's signature authorises it. */
export function servePolicy(app: FastifyInstance, deps: Deps, renew: () => Promise<void>): void {
  const { db, now, logger } = deps;
  app.put('/registry/policy', { bodyLimit: largestPolicy }, async ({ body }) => {
    const signed = readBody(signedPolicySchema, body);
    const { version } = await acceptPolicy(deps, signed, now());
    // Renews the releases with a newer key, so that the older one can be removed.
    await renew().catch((error: unknown) => logger.error({ err: error }, 'nothing was renewed'));
    return { version };
  });

  app.get('/registry/policy', async () => {
    const signed = await signedPolicy(db);
    if (!signed) throw new Refusal('policy', 'there is no policy yet', 'policy.json');
    await currentPolicy(deps);
    return signed;
  });

  app.get('/registry/keys', async () => {
    const { releaseKeys } = await currentPolicy(deps);
    const counting = releaseKeys.filter((key) => countsAt(key, now()));
    return Object.fromEntries(counting.map((key) => [key.id, key.public]));
  });
}
