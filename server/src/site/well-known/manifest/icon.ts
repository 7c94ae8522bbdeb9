import { rasterise } from '../cards/raster';
import type { Brand } from '../../pages/brand';

/** Sizes that home screens, launchers and browsers request, px. */
export const iconSizes = [180, 192, 512] as const;

/**
 * The brand's mark: the two lines of a score, the winner's longer, and the dot of a live match. A maskable icon fills the
 * square and keeps the mark within the inner 60 %, which launchers never cut.
 */
export function iconSvg({ icon }: Pick<Brand, 'icon'>, maskable = false): string {
  const corner = maskable ? 0 : 22;
  const mark = maskable ? 'translate(50 50) scale(.72) translate(-50 -50)' : '';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">',
    `<rect width="100" height="100" rx="${corner}" fill="${icon.ground}"/>`,
    `<g fill="${icon.figure}"${mark && ` transform="${mark}"`}>`,
    '<rect x="20" y="30" width="42" height="14" rx="7"/>',
    '<rect x="20" y="56" width="60" height="14" rx="7"/>',
    '<circle cx="73" cy="37" r="7"/></g></svg>',
  ].join('');
}

/** The icon as a PNG of `size` pixels. */
export const iconPng = (brand: Pick<Brand, 'icon'>, size: number, maskable = false): Buffer =>
  rasterise(iconSvg(brand, maskable), size);
