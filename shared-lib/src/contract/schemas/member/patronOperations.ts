import * as account from './account';
import * as accountSettings from './accountSettings';
import * as favourites from './favourites';
import * as feedback from './feedback';
import * as calendar from './calendar';
import * as morningDigest from './morningDigest';
import * as push from './push';
import * as selfExclusion from './selfExclusion';
import * as tipEditor from '../tips/tipEditor';
import * as vip from '../tips/vip';
import { member, type OperationContract, visitor } from '../operationContract';

const done = account.nothingSchema;
const asking = { request: account.nothingSchema } as const;

/** Operations on accounts and devices, and those of editors, by path below `/api/`. */
export const patronOperations = {
  'patron/frontend/tips/editor': {
    ...member,
    ...asking,
    response: tipEditor.tipEditorSchema,
  },
  'patron/frontend/tips/offers': {
    ...member,
    request: tipEditor.tipOffersRequestSchema,
    response: tipEditor.tipOffersSchema,
  },
  'patron/frontend/tips/publish': {
    ...member,
    request: tipEditor.tipPublishRequestSchema,
    response: tipEditor.tipPublishedSchema,
  },
  'patron/frontend/tips/own': {
    ...member,
    request: tipEditor.ownTipsRequestSchema,
    response: tipEditor.ownTipsSchema,
  },
  'patron/frontend/ciphered/register-login': {
    ...visitor,
    request: account.registerLoginRequestSchema,
    response: account.loginDataSchema,
  },
  'patron/frontend/ciphered/refresh': {
    ...visitor,
    ...asking,
    response: account.accessTokenSchema,
  },
  'patron/frontend/ciphered/send-code': {
    ...visitor,
    request: account.emailRequestSchema,
    response: done,
  },
  'patron/frontend/ciphered/verify-email': {
    ...visitor,
    request: account.verifyEmailRequestSchema,
    response: account.loginDataSchema,
  },
  'patron/frontend/ciphered/forgot-password': {
    ...visitor,
    request: account.emailRequestSchema,
    response: done,
  },
  'patron/frontend/ciphered/reset-password': {
    ...visitor,
    request: account.resetPasswordRequestSchema,
    response: done,
  },
  'patron/frontend/ciphered/change-password': {
    ...member,
    request: account.changePasswordRequestSchema,
    response: done,
  },
  'patron/frontend/ciphered/logout': { ...member, ...asking, response: done },
  'patron/frontend/ciphered/logout-everywhere': { ...member, ...asking, response: done },
  'patron/frontend/ciphered/delete-account': {
    ...member,
    request: account.proofRequestSchema,
    response: done,
  },
  'patron/frontend/ciphered/second-step': {
    ...visitor,
    request: account.secondStepRequestSchema,
    response: account.loginDataSchema,
  },
  'patron/frontend/ciphered/two-step/status': {
    ...member,
    ...asking,
    response: account.twoStepStatusSchema,
  },
  'patron/frontend/ciphered/two-step/begin': {
    ...member,
    request: account.proofRequestSchema,
    response: account.twoStepSecretSchema,
  },
  'patron/frontend/ciphered/two-step/confirm': {
    ...member,
    request: account.secondFactorRequestSchema,
    response: account.recoveryCodesSchema,
  },
  'patron/frontend/ciphered/two-step/new-codes': {
    ...member,
    request: account.secondFactorRequestSchema,
    response: account.recoveryCodesSchema,
  },
  'patron/frontend/ciphered/two-step/end': {
    ...member,
    request: account.secondFactorRequestSchema,
    response: done,
  },
  'patron/frontend/ciphered/export-data': {
    ...member,
    ...asking,
    response: account.exportedDataSchema,
  },
  'patron/frontend/favourites/list': {
    ...member,
    ...asking,
    response: favourites.favouritesSchema,
  },
  'patron/frontend/favourites/change': {
    ...member,
    request: favourites.favouritesChangeRequestSchema,
    response: favourites.favouritesChangedSchema,
  },
  'patron/frontend/subscriptions/list': {
    ...member,
    ...asking,
    response: favourites.subscriptionsSchema,
  },
  'patron/frontend/subscriptions/change': {
    ...member,
    request: favourites.subscriptionsChangeRequestSchema,
    response: favourites.subscriptionsChangedSchema,
  },
  'patron/frontend/settings/get': {
    ...member,
    ...asking,
    response: accountSettings.accountSettingsSchema,
  },
  'patron/frontend/settings/change': {
    ...member,
    request: accountSettings.settingsChangeRequestSchema,
    response: accountSettings.settingsChangedSchema,
  },
  'patron/frontend/feedback': {
    ...visitor,
    request: feedback.feedbackRequestSchema,
    response: feedback.feedbackSchema,
  },
  'patron/frontend/vip/plans': { ...visitor, ...asking, response: vip.vipPlansSchema },
  'patron/frontend/vip/status': { ...member, ...asking, response: vip.vipStatusSchema },
  'patron/frontend/vip/checkout': {
    ...member,
    request: vip.vipCheckoutRequestSchema,
    response: vip.vipPageSchema,
  },
  'patron/frontend/vip/portal': { ...member, ...asking, response: vip.vipPageSchema },
  'patron/frontend/vip/cancel': { ...member, ...asking, response: vip.vipStatusSchema },
  'patron/frontend/vip/resume': { ...member, ...asking, response: vip.vipStatusSchema },
  'patron/frontend/vip/picks': { ...member, ...asking, response: vip.vipPicksSchema },
  'patron/frontend/self-exclusion/get': {
    ...member,
    ...asking,
    response: selfExclusion.selfExclusionSchema,
  },
  'patron/frontend/self-exclusion/set': {
    ...member,
    request: selfExclusion.selfExclusionRequestSchema,
    response: selfExclusion.selfExclusionSchema,
  },
  'patron/frontend/digest/get': {
    ...member,
    ...asking,
    response: morningDigest.digestChoiceSchema,
  },
  'patron/frontend/digest/set': {
    ...member,
    request: morningDigest.digestChoiceRequestSchema,
    response: morningDigest.digestChoiceSchema,
  },
  'patron/frontend/digest/stop': {
    ...visitor,
    request: morningDigest.digestStopRequestSchema,
    response: done,
  },
  'patron/frontend/calendar/get': { ...member, ...asking, response: calendar.calendarKeySchema },
  'patron/frontend/calendar/create': {
    ...member,
    ...asking,
    response: calendar.newCalendarKeySchema,
  },
  'patron/frontend/calendar/revoke': { ...member, ...asking, response: calendar.calendarKeySchema },
  'patron/frontend/push/subscribe': {
    ...visitor,
    request: push.pushSubscribeRequestSchema,
    response: done,
  },
  'patron/frontend/push/unsubscribe': {
    ...visitor,
    request: push.pushUnsubscribeRequestSchema,
    response: done,
  },
} as const satisfies Record<string, OperationContract>;
