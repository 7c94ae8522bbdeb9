export { type LocalNames, ownNames } from './localNames';
export { createNaming, type Naming } from './naming';
export { nations } from './nations';
