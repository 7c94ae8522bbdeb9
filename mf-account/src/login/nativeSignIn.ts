import type { LoginData } from '@scoreline/shared-lib/contract';
import { nativeLogin, type NativeLogin } from '@scoreline/shared-lib/native';

import { withInvite } from './withInvite';

const loginDataOf = (native: NativeLogin): LoginData => ({
  communicationEmail: '',
  thirdPartyName: '',
  registerLoginType: 'native',
  inviteCode: '',
  firstLogin: false,
  ...native,
});

/**
 * Signs in by the app's own screens. Null in a browser, and if the app does not answer in time: then the page shows its own form,
 * and `late` is called if the app signs in after all.
 */
export async function nativeSignIn(
  from: string,
  late: (data: LoginData) => void,
): Promise<LoginData | null> {
  const outcome = await nativeLogin(withInvite({ from }), (login) => late(loginDataOf(login)));
  return outcome && loginDataOf(outcome);
}
