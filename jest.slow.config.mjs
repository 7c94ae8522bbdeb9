// @ts-check
import { suiteOf } from './tools/jest/suites.mjs';

/** Tests that take seconds each and seldom find anything that faster ones miss. */
export default suiteOf('slow');
