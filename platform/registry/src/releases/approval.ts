import { Refusal } from '@scoreline/remote-kit/admission';
import { z } from 'zod';

import { isSigned } from '../builds/statement';
import { signedJson } from '../keys/signedJson';
import type { Policy } from '../policy/document';

/** Another team's consent to one change: the exact signed bytes, the signature in base64, and the id of its key. */
export const approvalSchema = z.strictObject({
  statement: z.string(),
  signature: z.string(),
  keyId: z.string(),
});
export type Approval = z.infer<typeof approvalSchema>;

const consentSchema = signedJson(
  z.strictObject({
    remote: z.string(),
    build: z.string().nullable(),
    environment: z.string(),
    brands: z.array(z.string()).min(1),
    until: z.iso.datetime(),
  }),
);

interface Wanted {
  remote: string;
  build: string | null;
  environment: string;
  brand: string;
}

function consents(approval: Approval, wanted: Wanted, now: Date): boolean {
  const read = consentSchema.safeParse(approval.statement);
  if (!read.success) return false;
  const { remote, build, environment, brands, until } = read.data;
  return (
    remote === wanted.remote &&
    build === wanted.build &&
    environment === wanted.environment &&
    brands.includes(wanted.brand) &&
    now.getTime() < Date.parse(until)
  );
}

/**
 * The approving team, if the policy requires one; the caller's own team if it is an approver.
 * @throws Refusal unless an approving team has agreed to exactly this change.
 */
export function approvingTeam(
  policy: Policy,
  team: string,
  wanted: Wanted,
  approval: Approval | undefined,
  now: Date,
): string | undefined {
  const approvers = policy.approvers[wanted.environment];
  if (!approvers || approvers.includes(team)) return approvers && team;
  const names = approvers.join(' or ');
  const refusal = new Refusal('approval', `${wanted.environment} needs the approval of ${names}`);
  if (!approval || !consents(approval, wanted, now)) throw refusal;
  const by = approvers.find((one) => isSigned(approval, policy.teams[one]?.keys ?? [], now));
  if (!by) throw refusal;
  return by;
}
