export * from './audit';
export * from './rule';
