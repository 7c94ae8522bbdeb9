export { Chart, type Drawn } from './Chart';
export { priceTicks } from './priceTicks';
export { linear, spread, stepPath } from './scale';
