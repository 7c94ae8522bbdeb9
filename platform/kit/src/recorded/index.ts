export { createRecordedApi, type RecordedApi, slowMs, type Trouble, troubles } from './api';
export { serveRecordedLive } from './live';
export { createPlayer, type Player } from './player';
export { record } from './record';
export { folder as recordingsFolder, linesOf, readRecording } from './recording';
