export * from './boot';
export * from './brand';
export * from './envelope';
export * from './headers';
export * from './live';
export * from './release';
export type * from './remote';
export * from './sport';
export type * from './types';
