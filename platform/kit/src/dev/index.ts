export { openAlone } from './alone';
export { alonePath, troubleCookie } from './alonePage';
export { runDev, runRecorded } from './run';
export { openStage, type Stage } from './stage';
