/** What a row shows only of live matches and where prices are wanted, in one file of the build. */
export { OddsCells } from '../odds/OddsCells';
export { Pulse } from '../pulse/Pulse';
