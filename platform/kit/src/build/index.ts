export { buildBy, buildRemote, type Built, type Recipe } from './build';
export { type BuildStore, namesIn, openBuildStore, readJson } from './buildStore';
export { compile, compileRemote, moveIntoStore } from './compile';
