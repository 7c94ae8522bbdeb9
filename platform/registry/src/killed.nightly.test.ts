import { testKills } from './testing/kills';

testKills(51);
