import { iconSvg } from '../manifest/icon';
import { lettering } from './lettering';
import { cardWidth as width } from './raster';
import { escapeXml } from '../xml';
import type { Brand } from '../../pages/brand';

const height = 630;
const ink = '#E9EEF3';
const muted = '#9AA7B4';
/** Scripts without a font here, or whose joined letters the renderer misplaces. */
const undrawable =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Sinhala}]/u;

interface Invite {
  /** In the reader's language, and in English for scripts that can't be drawn. */
  titles: readonly string[];
  /** The inviter's code; null for the promotion itself. */
  code: string | null;
  host: string;
  minimumAge: number;
}

type CardBrand = Pick<Brand, 'icon' | 'name'>;

const longTitle = 28;

/** An invite as the image of a shared link, 1200 × 630, with its title and the inviter's code. */
export function inviteCardSvg(
  { titles, code, host, minimumAge }: Invite,
  brand: CardBrand,
): string {
  const title = titles.find((text) => !undrawable.test(text)) ?? brand.name;
  const { ground, figure } = brand.icon;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#0B0F14"/>`,
    `<rect width="${width}" height="12" fill="${ground}"/>`,
    line(code ? 190 : 280, title, title.length > longTitle ? 48 : 64, ink),
    code
      ? `<rect x="300" y="260" width="600" height="150" rx="24" fill="${ground}"/>` +
        line(358, code, 72, figure, 10)
      : '',
    line(code ? 480 : 370, host, 34, muted),
    iconSvg(brand).replace(/^<svg /, '<svg x="48" y="546" width="48" height="48" '),
    `<text x="108" y="580" font-size="30" font-weight="700" fill="${ink}">${escapeXml(brand.name)}</text>`,
    `<text x="1152" y="580" text-anchor="end" font-size="30" fill="${muted}">${minimumAge}+</text>`,
    '</svg>',
  ].join('');
}

const line = (y: number, text: string, size: number, fill: string, spacing = 0) =>
  `<text x="${width / 2}" y="${y}" text-anchor="middle" font-size="${size}" font-weight="700" fill="${fill}"` +
  `${spacing ? ` letter-spacing="${spacing}"` : ''}>${lettering(text)}</text>`;
