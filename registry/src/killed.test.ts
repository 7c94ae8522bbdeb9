import { testKills } from './testing/kills';

// Fifty by night (killed.nightly.test.ts).
testKills(6);
