/** The part of the federation runtime that remotes built without their own runtime call on the page's. */
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

/** Used by tools outside the runtime; a remote's runtime only requires that it exists. */
export const helpers = { global: {}, share: {}, utils: {} };
