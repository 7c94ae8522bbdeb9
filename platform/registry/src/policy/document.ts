import { z } from 'zod';

const validity = { from: z.iso.datetime(), until: z.iso.datetime() };

const keySchema = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{16}$/),
  /** The raw 32 bytes in base64. */
  public: z.string().regex(/^[A-Za-z0-9+/]{43}=$/),
  ...validity,
});

const pipelineSchema = z.strictObject({
  issuer: z.url(),
  audience: z.string().min(1),
  /** Claims that the token must have, for example its repository. */
  claims: z.record(z.string(), z.string()).refine((claims) => Object.keys(claims).length > 0),
  /** The claim that names the commit. */
  commitClaim: z.string().min(1),
});

const tokensSchema = z.array(
  z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/), ...validity }),
);

const teamSchema = z.strictObject({
  keys: z.array(keySchema),
  tokens: tokensSchema,
  pipelines: z.array(pipelineSchema),
  remotes: z.array(z.string().regex(/^(shell|mf-[a-z][a-z0-9-]*)$/)),
  /** Each grants itself and everything below it; `/` is the home page only. */
  paths: z.array(z.string().startsWith('/')),
  namespaces: z.array(z.string().min(1)),
  brands: z.array(z.string().min(1)),
  environments: z.array(z.string().min(1)),
});

/** Rights of teams and keys, signed by the platform's root key. */
export const policySchema = z.strictObject({
  version: z.int().min(1),
  releaseKeys: z.array(keySchema).min(1),
  teams: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), teamSchema),
  /** By environment, the teams of which one must approve each change. */
  approvers: z.record(z.string(), z.array(z.string()).min(1)),
  /** May end canaries of every team and nothing else; if absent, nobody may. */
  guard: z.strictObject({ tokens: tokensSchema }).optional(),
});

export type Policy = z.infer<typeof policySchema>;
export type PolicyKey = z.infer<typeof keySchema>;
export type PolicyTeam = z.infer<typeof teamSchema>;

/** A team without rights. */
export const blankTeam: PolicyTeam = {
  ...{ keys: [], tokens: [], pipelines: [], remotes: [], paths: [], namespaces: [] },
  ...{ brands: [], environments: [] },
};
export type PolicyToken = z.infer<typeof tokensSchema>[number];

/** The exact signed bytes, and the root key's signature in base64. */
export const signedPolicySchema = z.strictObject({ policy: z.string(), signature: z.string() });
export type SignedPolicy = z.infer<typeof signedPolicySchema>;

/** Whether a key or token is valid at that time. */
export const countsAt = ({ from, until }: { from: string; until: string }, at: Date): boolean =>
  Date.parse(from) <= at.getTime() && at.getTime() < Date.parse(until);
