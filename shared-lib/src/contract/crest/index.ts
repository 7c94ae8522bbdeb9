export { drawCrest, initialsOf, type CrestDrawing, type CrestTeam } from './drawCrest';
export { crestSvg } from './crestSvg';
