import { rememberedInvite } from '@scoreline/shared-lib/page';

/** A sign-in with the code of the invitation this device came by; the server takes it for a new account alone. */
export function withInvite<R extends object>(request: R): R & { inviteCode?: string } {
  const invite = rememberedInvite();
  return invite ? { ...request, inviteCode: invite.code } : request;
}
