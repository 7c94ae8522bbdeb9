export { alternatesOf, canonicalPath, type Alternate } from './alternates';
export { isClosed } from './brandRules';
export {
  decideRoute,
  type RedirectReason,
  type RouteDecision,
  type RouteQuestion,
} from './decideRoute';
export { isLanguage, languageOf, languageOfTag, languages, type LanguageEntry } from './languages';
export { loginMemoryKeys, rememberBeforeLogin, type LoginMemory } from './loginMemory';
export { matchRoute, pathsMeet, type RouteMatch, type RoutePattern } from './matchRoute';
export { parsePath, type ParsedPath } from './parsePath';
export {
  addFavouritesPath,
  leaguePath,
  loginVerifyPath,
  matchPath,
  paths,
  pathTo,
  playerPath,
  promotionPages,
  promotionPath,
  teamPath,
  type PromotionPage,
  type RoutingBrand,
} from './paths';
export { regionalTag, regionOf } from './regionalTag';
export {
  browserLanguage,
  explicitChoice,
  preferredLanguage,
  readAcceptLanguage,
  selectLanguage,
  type Selection,
  type Visitor,
} from './selectLanguage';
export { shellRoutes } from './shellRoutes';
export { isUnprefixed, unprefixedPaths } from './unprefixed';
