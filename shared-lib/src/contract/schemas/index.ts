export * from './league';
export * from './match';
export * from './operations';
export * from './search';
