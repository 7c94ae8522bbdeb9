import { createHash } from 'node:crypto';

import { Refusal } from '@scoreline/remote-kit/admission';
import { createRemoteJWKSet, decodeJwt, type JWTPayload, jwtVerify } from 'jose';

import { countsAt, type Policy, type PolicyTeam } from '../policy/document';

/** The calling team, and for its pipeline the commit it runs for. */
export interface Caller {
  team: string;
  rights: PolicyTeam;
  commit?: string;
}

type Pipeline = PolicyTeam['pipelines'][number];
type KeySet = ReturnType<typeof createRemoteJWKSet>;

const patienceMs = 5_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const tokenOf = (authorization: string | undefined) =>
  /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];

/** @throws Refusal unless the token is one of the canary guard's. */
export function admitGuard(authorization: string | undefined, { guard }: Policy, now: Date): void {
  const token = tokenOf(authorization);
  const sha256 = token && hashOf(token);
  const known = guard?.tokens.find((one) => one.sha256 === sha256);
  if (!known) throw new Refusal('access', 'the guard’s token is needed');
  if (!countsAt(known, now))
    throw new Refusal('access', `the guard’s token counts from ${known.from} to ${known.until}`);
}

function byToken(token: string, { teams }: Policy, now: Date): Caller {
  const sha256 = hashOf(token);
  for (const [team, rights] of Object.entries(teams)) {
    const known = rights.tokens.find((one) => one.sha256 === sha256);
    if (!known) continue;
    if (countsAt(known, now)) return { team, rights };
    throw new Refusal('access', `the token of ${team} counts from ${known.from} to ${known.until}`);
  }
  throw new Refusal('access', 'no team has this token');
}

const matches = ({ issuer, claims }: Pipeline, payload: JWTPayload): boolean =>
  issuer === payload.iss &&
  Object.entries(claims).every(([claim, value]) => payload[claim] === value);

function payloadOf(token: string): JWTPayload {
  try {
    return decodeJwt(token);
  } catch {
    throw new Refusal('access', 'the identity token is not readable');
  }
}

/** Authenticates callers by a team's token or the identity token of a team's pipeline; reads each issuer's keys once. */
export function createCallers() {
  const keySets = new Map<string, Promise<KeySet>>();

  async function discover(issuer: string): Promise<KeySet> {
    const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    // Contacts only issuers named in the policy and follows no redirect.
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(url, { redirect: 'error', signal });
    const { jwks_uri: keys } = (await answer.json()) as { jwks_uri: string };
    return createRemoteJWKSet(new URL(keys), { timeoutDuration: patienceMs });
  }

  function keysOf(issuer: string): Promise<KeySet> {
    const known = keySets.get(issuer);
    if (known) return known;
    const found = discover(issuer);
    keySets.set(issuer, found);
    found.catch(() => keySets.delete(issuer));
    return found;
  }

  async function byPipeline(token: string, { teams }: Policy, now: Date): Promise<Caller> {
    const payload = payloadOf(token);
    for (const [team, rights] of Object.entries(teams)) {
      // The policy must name the issuer before it is contacted.
      const pipeline = rights.pipelines.find((one) => matches(one, payload));
      if (!pipeline) continue;
      const { issuer, audience, commitClaim } = pipeline;
      const options = { issuer, audience, currentDate: now, requiredClaims: ['exp', commitClaim] };
      await jwtVerify(token, await keysOf(issuer), options).catch((error: Error) => {
        throw new Refusal('access', `the identity token of ${team}: ${error.message}`);
      });
      return { team, rights, commit: String(payload[commitClaim]) };
    }
    throw new Refusal('access', 'no team has a pipeline with this identity token');
  }

  return (authorization: string | undefined, policy: Policy, now: Date): Promise<Caller> => {
    const token = tokenOf(authorization);
    if (!token) return Promise.reject(new Refusal('access', 'a team’s token is needed'));
    if (/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) return byPipeline(token, policy, now);
    return Promise.resolve().then(() => byToken(token, policy, now));
  };
}
