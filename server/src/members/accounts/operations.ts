import { defineOperation, type OperationContext } from '../../wire/gateway/operation';
import { NotSignedIn } from '../../wire/gateway/refusals';
import { revokeSession, revokeSessions } from '../sessions/queries';
import {
  noRefreshCookie,
  noSessionCookies,
  refreshCookieName,
  sessionCookies,
} from '../sessions/sessionCookies';
import { renewSession } from '../sessions/sessions';
import type { AccountDeps } from './deps';
import { deleteAccount, exportData } from './leaving';
import { changePassword, mailCode, resetPassword } from './passwords/password';
import { registerLogin, withCode } from './login/registerLogin';

const base = 'patron/frontend/ciphered';

/** Throws a 401 for an invalid refresh cookie, and the browser then drops it. */
async function refresh(context: OperationContext) {
  const { cookie, deviceId = '', secure = false } = context;
  const given = cookie?.(refreshCookieName);
  const tokens = given ? await renewSession(context, given, deviceId) : null;
  if (!tokens) {
    context.setCookie?.(noRefreshCookie(secure));
    throw new NotSignedIn();
  }
  for (const line of sessionCookies(tokens, secure)) context.setCookie?.(line);
  return { accessToken: tokens.access };
}

async function leave(context: OperationContext, everywhere: boolean) {
  const { db, session, now, secure = false } = context;
  if (session && everywhere) await revokeSessions(db, session.userId, now());
  else if (session) await revokeSession(db, session.id, now());
  for (const line of noSessionCookies(secure)) context.setCookie?.(line);
  return {};
}

export const accountOperations = (deps: AccountDeps) => [
  defineOperation(`${base}/register-login`, (request, context) =>
    registerLogin(request, context, deps),
  ),
  defineOperation(`${base}/verify-email`, ({ email, code }, context) =>
    withCode(email, code, context, deps),
  ),
  defineOperation(`${base}/send-code`, ({ email }, context) =>
    mailCode('address', email, context, deps),
  ),
  defineOperation(`${base}/forgot-password`, ({ email }, context) =>
    mailCode('reset', email, context, deps),
  ),
  defineOperation(`${base}/reset-password`, (request, context) =>
    resetPassword(request, context, deps),
  ),
  defineOperation(`${base}/change-password`, (request, context) =>
    changePassword(request, context, deps),
  ),
  defineOperation(`${base}/refresh`, (_, context) => refresh(context)),
  defineOperation(`${base}/logout`, (_, context) => leave(context, false)),
  defineOperation(`${base}/logout-everywhere`, (_, context) => leave(context, true)),
  defineOperation(`${base}/delete-account`, (request, context) =>
    deleteAccount(request, context, deps).then((done) => {
      for (const line of noSessionCookies(context.secure ?? false)) context.setCookie?.(line);
      return done;
    }),
  ),
  defineOperation(`${base}/export-data`, (_, context) => exportData(context)),
];
