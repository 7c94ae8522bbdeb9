export { remoteShares } from '@scoreline/contract/shares';

export { containerName } from '../build.js';
export { exposedFile } from './describe.js';
export { FederatedRemotePlugin } from './webpack.js';
