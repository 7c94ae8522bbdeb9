import type { LoginData, RegisterLoginType } from '@scoreline/shared-lib/contract';

import { BizError } from '../../../wire/gateway/bizError';
import type { OperationContext } from '../../../wire/gateway/operation';
import { decideInvites } from '../../promotion/referrals/invites';
import { refreshCookieName, sessionCookies } from '../../sessions/sessionCookies';
import { endSessionOf, openSession } from '../../sessions/sessions';
import { clientOfVisit, countRegistration } from '../../widget/counts';
import { issuePending } from '../../two-step/pendingSignIns';
import { findTwoStep } from '../../two-step/queries';
import { deviceOf, type AccountDeps } from '../deps';
import { knowDevice } from './knownDevices';
import { findUser, noteSignIn, type User } from '../queries';

/** Opens a session after the first step. Throws `secondStep` with a ticket if the member has two-step sign-in. */
export async function signIn(
  context: OperationContext,
  { id }: Pick<User, 'id'>,
  method: RegisterLoginType,
  deps: Pick<AccountDeps, 'widgetClients'>,
): Promise<LoginData> {
  if (!(await findTwoStep(context.db, id))) return openFor(context, { id }, method, deps);
  const who = { userId: id, deviceId: deviceOf(context), method };
  const ticket = await issuePending(context, who);
  throw new BizError('secondStep').with({ userId: id, ticket });
}

/** Opens a session for a member at the calling device: sets the refresh token as a cookie and returns the login data. */
export async function openFor(
  context: OperationContext,
  { id }: Pick<User, 'id'>,
  method: RegisterLoginType,
  deps: Pick<AccountDeps, 'widgetClients'>,
): Promise<LoginData> {
  const { db, now } = context;
  const deviceId = deviceOf(context);
  const before = context.cookie?.(refreshCookieName);
  const widget = await clientOfVisit(context.channel, deps.widgetClients);
  const [user, first, tokens] = await db.transaction().execute(async (transaction) => {
    const store = { db: transaction, now };
    if (before) await endSessionOf(store, before, deviceId);
    const firstLogin = await noteSignIn(transaction, id, now(), context.language ?? 'en');
    if (firstLogin && widget) await countRegistration(transaction, widget, now());
    await knowDevice(transaction, { userId: id, deviceId, now: now() });
    const { address = '' } = context;
    await decideInvites(transaction, { userId: id, deviceId, address, now: now() });
    const opened = await openSession(store, { userId: id, deviceId, method });
    return [await findUser(transaction, id), firstLogin, opened] as const;
  });
  if (!user) throw new Error('The account of a sign-in is gone.');
  for (const line of sessionCookies({ ...tokens, userId: id }, context.secure ?? false))
    context.setCookie?.(line);
  return {
    ...presentUser(user),
    accessToken: tokens.access,
    registerLoginType: method,
    firstLogin: first,
  };
}

const presentUser = ({ id, email, third_party_name, invite_code }: User) => ({
  userId: id,
  communicationEmail: email ?? '',
  thirdPartyName: third_party_name,
  inviteCode: invite_code,
});
