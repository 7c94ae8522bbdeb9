export { common, factsOf, inputsOf, integrity, kitHash, nameOf, readPackage } from './build.js';
export { DescriptorPlugin } from './descriptorPlugin.js';
export { hashOfInputs, hashOfTexts } from './inputs.js';
export { lockSection, projectOf } from './lockSection.js';
export { bundleRemote, hasOwnBundler } from './ownBundler.js';
export { remoteConfig } from './remote.js';
export { targets } from './rules.js';
