export {
  createLiveConnection,
  type LiveConnection,
  type LiveConnectionOptions,
  type LiveStatus,
} from './connection';
export { useLiveStatus, useLiveTopic } from './hooks';
export {
  completeSummary,
  followTopic,
  updateMatches,
  type UnlistedMatches,
} from './matchListCache';
export { liveConnection } from './sharedConnection';
export type { LiveDelta, TopicListener } from './topicState';
export { ticker } from './secondTicker';
export { serverNow } from './serverNow';
