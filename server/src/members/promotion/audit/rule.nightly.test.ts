import { testManyDraws } from './testingDraws';

testManyDraws({ compared: 100_000, counted: 1_000_000 });
