import type { Policy, PolicyKey } from './document';

const dayMs = 86_400_000;

/** Adds a newer key; the earlier ones stay valid for at most `overlapDays` more. */
function rotated(
  keys: readonly PolicyKey[],
  next: PolicyKey,
  now: Date,
  overlapDays: number,
): PolicyKey[] {
  const end = now.getTime() + overlapDays * dayMs;
  const older = keys.map((key) =>
    Date.parse(key.until) > end ? { ...key, until: new Date(end).toISOString() } : key,
  );
  return [...older, next];
}

/**
 * The next policy, with another release key or another key of that team.
 * @throws for an unknown team.
 */
export function rotatePolicy(
  policy: Policy,
  team: string | undefined,
  next: PolicyKey,
  { now, overlapDays }: { now: Date; overlapDays: number },
): Policy {
  const version = policy.version + 1;
  if (team === undefined) {
    const releaseKeys = rotated(policy.releaseKeys, next, now, overlapDays);
    return { ...policy, version, releaseKeys };
  }
  const rights = policy.teams[team];
  if (!rights) throw new Error(`the policy has no team ${team}`);
  const keys = rotated(rights.keys, next, now, overlapDays);
  return { ...policy, version, teams: { ...policy.teams, [team]: { ...rights, keys } } };
}
