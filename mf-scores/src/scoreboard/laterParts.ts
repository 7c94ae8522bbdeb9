/** States shown instead of a list, the sheets and the goal sound, bundled in one chunk. */
export { playGoal } from '../goal/goalSound';
export { BoardSheets } from './BoardSheets';
export { ListState } from './list/ListState';
