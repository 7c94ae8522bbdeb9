/** react-router-dom as the shell itself has it: with the remotes' link, so that no page brings the other, four times as large. */
export * from 'react-router-dom';
export { Link } from './Link';
