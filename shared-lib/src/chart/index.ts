export { Chart, type Drawn } from './Chart';
export { directed } from './directed';
export { priceTicks } from './priceTicks';
export { linear, spread, stepPath } from './scale';
