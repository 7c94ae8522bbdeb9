import { drawCrest, type CrestElement, type CrestTeam } from './drawCrest';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => entities[c] ?? c);

function markup({ tag, attributes, text = '' }: CrestElement): string {
  const list = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escape(String(value))}"`,
  );
  return `<${tag}${list.join('')}>${escape(text)}</${tag}>`;
}

/** Renders the crest as SVG text, `size` pixels wide, for images made outside a page. */
export function crestSvg(team: CrestTeam, size = 64): string {
  const { outline, elements } = drawCrest(team, size);
  const clip = `crest-${team.competitorId}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${size}" height="${size}">`,
    `<clipPath id="${clip}"><path d="${outline}"/></clipPath>`,
    `<g clip-path="url(#${clip})">${elements.map(markup).join('')}</g></svg>`,
  ].join('');
}
