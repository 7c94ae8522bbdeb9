import { testCalendars } from './restRules';

testCalendars([1]);
