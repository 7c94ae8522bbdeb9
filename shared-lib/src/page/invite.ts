import { localStore, readJson, writeJson } from '@scoreline/shared-lib/device';

/** An invitation that this device came by: it counts at the next sign-up, by whatever way. */
export interface Invite {
  code: string;
  /** The inviter's shortened name, once the server has said it. */
  inviter?: string;
}

const key = 'scoreline-invite';
/** After a month nobody remembers who invited them. */
const retentionMs = 30 * 86_400_000;

/** Keeps an invitation until somebody signs in on this device. */
export const rememberInvite = (invite: Invite): void =>
  writeJson(localStore(), key, { ...invite, at: Date.now() });

/** The invitation this device came by; null without one. */
export function rememberedInvite(): Invite | null {
  const stored = readJson<Invite & { at: number }>(localStore(), key);
  if (!stored || Date.now() - stored.at > retentionMs) return null;
  const { code, inviter } = stored;
  return { code, ...(inviter && { inviter }) };
}

/** The sign-in has taken it along. */
export const forgetInvite = (): void => localStore()?.removeItem(key);
