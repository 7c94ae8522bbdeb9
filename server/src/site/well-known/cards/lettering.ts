import { escapeXml } from '../xml';

/** Thai letters with their combining marks. */
const thai = /([\p{Script=Thai}\u200c\u200d]+)/u;

/** A text for an image's SVG, with fonts that have its letters, because the renderer's own fallback draws boxes. */
export const lettering = (text: string): string =>
  text
    .split(thai)
    .map((part, at) =>
      at % 2 === 1
        ? `<tspan font-family="Noto Sans Thai">${escapeXml(part)}</tspan>`
        : escapeXml(part),
    )
    .join('');
