// @ts-check
import { suiteOf } from './tools/jest/suites.mjs';

/** What takes hours: real seasons, calibration, kills and power cuts. */
export default suiteOf('nightly');
