import { testStop } from './testingStop';

testStop(2_000);
