export { admit, admitBuild, admitFiles, admitFresh } from './admit';
export { type Builds, readDescriptor } from './builds';
export { buildsIn } from './buildsIn';
export { fitsCaret } from './caret';
export { type Claim, claimProblems } from './claims';
export {
  baseOf,
  compose,
  placedBuild,
  type ReleaseContent,
  type Selection,
  selectionOf,
} from './compose';
export { takenGlobal } from './globalRule';
export { ownsNamespace, ownsPath, refuseForeign, type Rights } from './ownership';
export { Refusal } from './refusal';
export { parseDescriptor, refuseHeavy } from './uploadRule';
export { type ListedBuild, verifyFiles } from './verifyFiles';
