/** Parts of a row that only live matches or visible prices need, bundled in one chunk. */
export { OddsCells } from '../odds/OddsCells';
export { Pulse } from '../pulse/Pulse';
