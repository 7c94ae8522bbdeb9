export * from './audit';
export * from './rule';
export * from './terms';
