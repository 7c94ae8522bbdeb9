import { stopTestServer } from './beforeTests';

/** After the last test. */
export default stopTestServer;
