export { drawCrest, initialsOf, type CrestDrawing, type CrestTeam } from './crest';
export { crestSvg } from './crestSvg';
