import { escapeXml } from '../xml';

/** Letters with the marks that stand on them. */
const thai = /([\p{Script=Thai}\u200c\u200d]+)/u;

/** A text for a picture's SVG, in the faces that have its letters: the renderer's own search for a face draws boxes. */
export const lettering = (text: string): string =>
  text
    .split(thai)
    .map((part, at) =>
      at % 2 === 1
        ? `<tspan font-family="Noto Sans Thai">${escapeXml(part)}</tspan>`
        : escapeXml(part),
    )
    .join('');
