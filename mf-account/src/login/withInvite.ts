import { rememberedInvite } from '@scoreline/shared-lib/page';

/** A sign-in request with this device's invitation code, which the server applies only to a new account. */
export function withInvite<R extends object>(request: R): R & { inviteCode?: string } {
  const invite = rememberedInvite();
  return invite ? { ...request, inviteCode: invite.code } : request;
}
