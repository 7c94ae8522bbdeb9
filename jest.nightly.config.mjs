// @ts-check
import { suiteOf } from './tools/jest/suites.mjs';

/** Tests that take hours: real seasons, calibration, kills and power cuts. */
export default suiteOf('nightly');
