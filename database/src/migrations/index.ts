import type { Migration } from 'kysely';

import * as foundation from './0001-foundation';
import * as ciphers from './0002-ciphers';
import * as feedRevisions from './0003-feed-revisions';
import * as belonging from './0004-belonging';
import * as sameOdds from './0005-same-odds';
import * as priceMoves from './0006-price-moves';
import * as tips from './0007-tips';
import * as accounts from './0008-accounts';
import * as members from './0009-members';
import * as pushChoices from './0010-push-choices';
import * as roles from './0011-roles';
import * as searchOpens from './0012-search-opens';
import * as pushInterests from './0013-push-interests';
import * as deviceClocks from './0014-device-clocks';
import * as twoStep from './0015-two-step';
import * as newRecoveryCodes from './0016-new-recovery-codes';
import * as knownDevices from './0035-known-devices';
import * as mailedCodes from './0036-mailed-codes';
import * as unprovedAccounts from './0037-unproved-accounts';
import * as acceptedReleases from './0039-accepted-releases';
import * as seasonsFilling from './0045-seasons-filling';
import * as pushClaims from './0031-push-claims';
import * as liveTerms from './0032-live-terms';
import * as vip from './0047-vip';
import * as vipMails from './0048-vip-mails';
import * as promotion from './0057-promotion';
import * as promotionMails from './0058-promotion-mails';
import * as promotionEntries from './0080-promotion-entries';
import * as devicesById from './0059-devices-by-id';
import * as selfExclusion from './0053-self-exclusion';
import * as leases from './0076-leases';
import * as widgetClients from './0061-widget-clients';
import * as matchDetails from './0070-match-details';
import * as matchPreviews from './0071-match-previews';
import * as seasonChances from './0072-season-chances';
import * as morningDigests from './0083-morning-digests';
import * as signedTerms from './0084-signed-terms';
import * as movementsByMonth from './0090-movements-by-month';
import * as pushUnderWay from './0095-push-under-way';
import * as leaseSessions from './0100-lease-sessions';
import * as guardedCanaries from './0115-guarded-canaries';
import * as guardSettings from './0116-guard-settings';
import * as releaseDigests from './0117-release-digests';
import * as pushFailures from './0120-push-failures';
import * as acceptedPolicies from './0121-accepted-policies';
import * as previousAccessEnd from './0122-previous-access-end';
import * as exclusionMailboxes from './0126-exclusion-mailboxes';
import * as videoOrigins from './0130-video-origins';
import * as providerWords from './0142-provider-words';
import * as tipSides from './0143-tip-sides';
import * as tipErrors from './0144-tip-errors';
import * as deviceCipherDevices from './0145-device-cipher-devices';
import * as unknownTimes from './0146-unknown-times';
import * as calendarKeys from './0147-calendar-keys';

/** In order. Imported one by one, so that the bundle contains them. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-ciphers': ciphers,
  '0003-feed-revisions': feedRevisions,
  '0004-belonging': belonging,
  '0005-same-odds': sameOdds,
  '0006-price-moves': priceMoves,
  '0007-tips': tips,
  '0008-accounts': accounts,
  '0009-members': members,
  '0010-push-choices': pushChoices,
  '0011-roles': roles,
  '0012-search-opens': searchOpens,
  '0013-push-interests': pushInterests,
  '0014-device-clocks': deviceClocks,
  '0015-two-step': twoStep,
  '0016-new-recovery-codes': newRecoveryCodes,
  '0035-known-devices': knownDevices,
  '0036-mailed-codes': mailedCodes,
  '0037-unproved-accounts': unprovedAccounts,
  '0039-accepted-releases': acceptedReleases,
  '0045-seasons-filling': seasonsFilling,
  '0031-push-claims': pushClaims,
  '0032-live-terms': liveTerms,
  '0047-vip': vip,
  '0048-vip-mails': vipMails,
  '0057-promotion': promotion,
  '0058-promotion-mails': promotionMails,
  '0059-devices-by-id': devicesById,
  '0053-self-exclusion': selfExclusion,
  '0076-leases': leases,
  '0061-widget-clients': widgetClients,
  '0070-match-details': matchDetails,
  '0071-match-previews': matchPreviews,
  '0072-season-chances': seasonChances,
  '0083-morning-digests': morningDigests,
  '0080-promotion-entries': promotionEntries,
  '0084-signed-terms': signedTerms,
  '0090-movements-by-month': movementsByMonth,
  '0095-push-under-way': pushUnderWay,
  '0100-lease-sessions': leaseSessions,
  '0115-guarded-canaries': guardedCanaries,
  '0116-guard-settings': guardSettings,
  '0117-release-digests': releaseDigests,
  '0120-push-failures': pushFailures,
  '0121-accepted-policies': acceptedPolicies,
  '0122-previous-access-end': previousAccessEnd,
  '0126-exclusion-mailboxes': exclusionMailboxes,
  '0130-video-origins': videoOrigins,
  '0142-provider-words': providerWords,
  '0143-tip-sides': tipSides,
  '0144-tip-errors': tipErrors,
  '0145-device-cipher-devices': deviceCipherDevices,
  '0146-unknown-times': unknownTimes,
  '0147-calendar-keys': calendarKeys,
};
