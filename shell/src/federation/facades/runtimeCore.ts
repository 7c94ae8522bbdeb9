/** The part of the federation runtime that remotes, built without one of their own, call on the page's. */
export {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime/core';

/** What tools beside the runtime look into; a remote's runtime only wants it to be there. */
export const helpers = { global: {}, share: {}, utils: {} };
