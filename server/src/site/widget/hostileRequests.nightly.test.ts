import { testHostileRequests } from './hostileRequests';

testHostileRequests({ numRuns: 10_000 });
