export {
  createLiveConnection,
  type LiveConnection,
  type LiveConnectionOptions,
} from './connection';
export { useLiveStatus, useLiveTopic } from './hooks';
export {
  completeSummary,
  followChanges,
  followTopic,
  updateMatches,
  type UnlistedMatches,
} from './matchListCache';
export type { LiveStatus } from './liveSocket';
export { liveConnection } from './sharedConnection';
export type { LiveDelta, TopicListener } from './topic/topicState';
export { ticker } from './clock/secondTicker';
export { serverNow } from './clock/serverNow';
