export { brotliOf, type Files, withCompressed } from './compressed';
export { judge } from './judge';
export { limits, type Part } from './limits';
export { measure, type Measured } from './measure';
