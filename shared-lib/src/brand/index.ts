export { BrandProvider, useBrand } from './BrandProvider';
export { reportMissing, useIsMissing } from './missingPages';
export { PagesProvider, useHasPage } from './PagesProvider';
export { useNamesOfPage, usePageNames } from './pageNames';
export { readBoot } from './readBoot';
export { themeCss } from './themeCss';
export { useCanLogIn } from './useCanLogIn';
export * from './tokens';
