export { type Access, ask, fetchPublic } from './ask';
export { askedGuard, guardLimits, readGuard } from './canaryGuard';
export { connectTo, type Connection } from './connection';
export { historyTable } from './history';
export { readKey, writeKey, writeNew } from './keyFile';
export { allRows, lineOf } from './log';
export {
  isUploaded,
  promote,
  promoteCanaries,
  type ReleaseOptions,
  rollback,
  shareAgain,
  tryOut,
  uploadAll,
  withdraw,
} from './releases';
export { endStages, type LinkForm, linksText, stage } from './stage';
export { createPrivateKey, keyIdOf, listedKey, publicHalf, sha256, signText } from './teamKey';
export { contentOf, currentCanaries, currentRelease, signedRelease, type Track } from './tracks';
export { uploadBuild } from './upload';
