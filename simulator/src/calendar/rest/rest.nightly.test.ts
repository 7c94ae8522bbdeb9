import { testCalendars } from './restRules';

testCalendars([2, 3]);
