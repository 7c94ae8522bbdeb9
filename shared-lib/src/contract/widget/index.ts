export * from './height';
export * from './options';
export * from './views';
