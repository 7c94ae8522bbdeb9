export { remoteShares } from '@scoreline/contract/shares';

export { containerName, exposedFile } from './describe.js';
export { FederatedRemotePlugin } from './webpack.js';
