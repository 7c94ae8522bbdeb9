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
  /** What the token has to say, such as its repository. */
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
  /** A path of its own and all below it; `/` is the first page alone. */
  paths: z.array(z.string().startsWith('/')),
  namespaces: z.array(z.string().min(1)),
  brands: z.array(z.string().min(1)),
  environments: z.array(z.string().min(1)),
});

/** Who may do what; the platform's root key signs it. */
export const policySchema = z.strictObject({
  version: z.int().min(1),
  releaseKeys: z.array(keySchema).min(1),
  teams: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), teamSchema),
  /** By environment, the teams one of which has to agree to a change there. */
  approvers: z.record(z.string(), z.array(z.string()).min(1)),
  /** Who may end canaries, of every team and for nothing else; absent where nobody may. */
  guard: z.strictObject({ tokens: tokensSchema }).optional(),
});

export type Policy = z.infer<typeof policySchema>;
export type PolicyKey = z.infer<typeof keySchema>;
export type PolicyTeam = z.infer<typeof teamSchema>;

/** A team that may do nothing yet. */
export const blankTeam: PolicyTeam = {
  ...{ keys: [], tokens: [], pipelines: [], remotes: [], paths: [], namespaces: [] },
  ...{ brands: [], environments: [] },
};
export type PolicyToken = z.infer<typeof tokensSchema>[number];

/** The exact bytes that were signed, and the root key's signature in base64. */
export const signedPolicySchema = z.strictObject({ policy: z.string(), signature: z.string() });
export type SignedPolicy = z.infer<typeof signedPolicySchema>;

/** Whether a key or token counts at that time. */
export const countsAt = ({ from, until }: { from: string; until: string }, at: Date): boolean =>
  Date.parse(from) <= at.getTime() && at.getTime() < Date.parse(until);
