/** What the board shows in place of a list, its sheets, and the bells of a goal, in one file of the build. */
export { playGoal } from '../goal/goalSound';
export { BoardSheets } from './BoardSheets';
export { ListState } from './list/ListState';
