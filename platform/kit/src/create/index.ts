export { type Wishes, type Words, wordsFor } from './words';
export { claimOf, filesOf, writeFiles } from './writeTemplate';
