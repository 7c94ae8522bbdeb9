export { BrandProvider, useBrand } from './BrandProvider';
export { PagesProvider, useHasPage } from './PagesProvider';
export { readBoot } from './readBoot';
export { themeCss } from './themeCss';
export * from './tokens';
