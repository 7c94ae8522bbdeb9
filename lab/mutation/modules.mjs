// @ts-check

/**
 * Modules that `npx scoreline mutate` covers: those where a fault costs most and whose tests are fast. Each lists its tests,
 * unless they are beside it under the same name. docs/mutation.md has the scores and the omissions.
 * @type {Record<string, string[]>}
 */
export const modules = {
  // Merge and live.
  'shared-lib/src/contract/mergePatch.ts': ['server/src/wire/live/writer/mergePatch.test.ts'],
  'server/src/wire/live/writer/mergePatch.ts': [],
  'server/src/wire/live/sockets/clientFrame.ts': [],
  'server/src/wire/live/topics/topicLog.ts': [],
  'server/src/wire/live/nats/unconfirmed.ts': [],
  'server/src/wire/live/nats/writerTerms.ts': [],
  'server/src/wire/live/nats/imageTurns.ts': [],
  'server/src/wire/live/topics/seqHistory.ts': [],
  // Rate limits.
  'server/src/wire/live/sockets/tokenBucket.ts': [],
  'server/src/wire/live/sockets/visitors.ts': [],
  'server/src/wire/gateway/rateLimit.ts': [],
  // Following and sync.
  'server/src/members/following/changes.ts': [],
  'server/src/members/following/deviceClocks.ts': [],
  'shared-lib/src/following/settle.ts': [],
  'shared-lib/src/following/account.ts': [],
  'shared-lib/src/sync/syncAccount.ts': [
    'shared-lib/src/sync/syncAccount.slow.test.ts',
    'shared-lib/src/sync/changes.slow.test.ts',
  ],
  // Sessions, ingest, settlement.
  'server/src/members/sessions/tokens.ts': [],
  'server/src/members/sessions/queries.ts': [],
  'server/src/feeds/changes.ts': [],
  'server/src/feeds/ingest/writer.ts': [],
  'server/src/feeds/ingest/batch.ts': [],
  'server/src/feeds/ingest/prices/priceHistory.ts': [],
  'server/src/sport/tips/settle.ts': [],
  // Ciphers.
  'server/src/wire/ciphers/cipherStore.ts': [],
  'server/src/wire/ciphers/queries.ts': [],
  'server/src/wire/ciphers/aes.ts': [],
  // Releases and remotes.
  'platform/kit/src/admission/caret.ts': [],
  'platform/kit/src/admission/claims.ts': [
    'platform/registry/src/builds/admission.test.ts',
    'platform/kit/src/admission/claims.test.ts',
  ],
  'platform/registry/src/releases/change.ts': [
    'platform/registry/src/releases/change.slow.test.ts',
    'platform/registry/src/releases/approval.slow.test.ts',
    'platform/registry/src/releases/rollback.slow.test.ts',
    'platform/registry/src/releases/canary.slow.test.ts',
  ],
  'platform/registry/src/releases/approval.ts': [
    'platform/registry/src/releases/approvingTeam.test.ts',
  ],
  'platform/registry/src/releases/rollback.ts': [
    'platform/registry/src/releases/rollback.slow.test.ts',
    'platform/registry/src/releases/approval.slow.test.ts',
  ],
  'platform/registry/src/releases/canaries.ts': [
    'platform/registry/src/releases/canary.slow.test.ts',
  ],
  'platform/registry/src/releases/endCanary.ts': [],
  'platform/registry/src/releases/renew.ts': [],
  'platform/server/src/releaseFile.ts': [
    'platform/server/src/releaseFile.test.ts',
    'platform/server/src/releases.test.ts',
  ],
  'platform/browser/src/release/acceptRelease.ts': [],
  'platform/browser/src/federation/remotes.ts': [
    'platform/browser/src/federation/remotes.test.ts',
    'platform/browser/src/federation/shownBuild.test.ts',
    'platform/browser/src/federation/staleAttempts.test.ts',
  ],
};
