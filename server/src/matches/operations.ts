import { defineOperation } from '../gateway/operation';
import { matchCalendar } from './calendar';
import { matchList } from './list';

export const matchOperations = [
  defineOperation('sports-query/match/list', matchList, { keepMs: 1_000 }),
  defineOperation('sports-query/match/calendar', matchCalendar, { keepMs: 5_000 }),
];
