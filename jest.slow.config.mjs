// @ts-check
import { suiteOf } from './tools/jest/suites.mjs';

/** Tests that take seconds each and rarely find a fault that faster tests miss. */
export default suiteOf('slow');
