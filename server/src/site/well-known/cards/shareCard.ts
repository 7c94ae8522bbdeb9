import {
  crestSvg,
  type MatchDetail,
  shootOutText,
  type TeamCard,
} from '@scoreline/shared-lib/contract';

import { iconSvg } from '../manifest/icon';
import { lettering } from './lettering';
import { cardWidth as width } from './raster';
import { escapeXml } from '../xml';
import type { Brand } from '../../pages/brand';

const height = 630;
const crestSize = 190;
const ink = '#E9EEF3';
const muted = '#9AA7B4';

type CardBrand = Pick<Brand, 'icon' | 'name'>;

/**
 * A match as the image of a shared link: crests, score or kick-off, league. `status` is below the score: `FT`, `67'`, or the
 * day of a future match.
 */
export function shareCardSvg(match: MatchDetail, brand: CardBrand, status: string): string {
  const { home, away } = match.summary;
  const known = home.score !== null && away.score !== null;
  const middle = known ? `${home.score} – ${away.score}` : 'v';
  const below = [status, known && shootOutText(match.summary)].filter(Boolean).join(' ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#0B0F14"/>`,
    `<rect width="${width}" height="12" fill="${brand.icon.ground}"/>`,
    line(width / 2, 96, match.tournament.name, 34, muted),
    side(match.home, 250),
    side(match.away, 950),
    line(width / 2, 350, middle, known ? 120 : 72, ink, true),
    line(width / 2, 420, below, 34, muted),
    iconSvg(brand).replace(/^<svg /, '<svg x="48" y="546" width="48" height="48" '),
    `<text x="108" y="580" font-size="30" font-weight="700" fill="${ink}">${escapeXml(brand.name)}</text>`,
    '</svg>',
  ].join('');
}

function side(team: TeamCard, x: number): string {
  const crest = crestSvg(team, crestSize);
  const inner = crest.replace(/^<svg /, `<svg x="${x - crestSize / 2}" y="180" `);
  const name = team.name.length > 20 ? team.shortName : team.name;
  return inner + line(x, 440, name, 38, ink, true);
}

const line = (x: number, y: number, text: string, size: number, fill: string, bold = false) =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-size="${size}" fill="${fill}"` +
  ` font-weight="${bold ? 700 : 400}">${lettering(text)}</text>`;
