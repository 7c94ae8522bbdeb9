import { localStore, readJson, writeJson } from '@scoreline/shared-lib/device';

/** The invitation link this device opened; it counts at the next sign-up, by any sign-in method. */
export interface Invite {
  code: string;
  /** The inviter's shortened name, once the server has returned it. */
  inviter?: string;
}

const key = 'scoreline-invite';
/** An invitation expires after a month. */
const retentionMs = 30 * 86_400_000;

/** Stores an invitation until someone signs in on this device. */
export const rememberInvite = (invite: Invite): void =>
  writeJson(localStore(), key, { ...invite, at: Date.now() });

/** The stored invitation; null if there is none or it has expired. */
export function rememberedInvite(): Invite | null {
  const stored = readJson<Invite & { at: number }>(localStore(), key);
  if (!stored || Date.now() - stored.at > retentionMs) return null;
  const { code, inviter } = stored;
  return { code, ...(inviter && { inviter }) };
}

/** Call it when a sign-in has sent the invitation. */
export const forgetInvite = (): void => localStore()?.removeItem(key);
