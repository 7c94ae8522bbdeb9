export { BrandProvider, useBrand } from './BrandProvider';
export { readBoot } from './readBoot';
export { themeCss } from './themeCss';
export * from './tokens';
