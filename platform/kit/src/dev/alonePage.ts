import { languages } from '@scoreline/shared-lib/contract';
import { troubles } from '../recorded';

export interface Address {
  label: string;
  path: string;
}

interface AlonePage {
  name: string;
  addresses: readonly Address[];
  /** Query added to each address, so that it runs the local build. */
  search: string;
}

/** Path of the frame with its controls; the pages inside have the remote's own addresses. */
export const alonePath = '/_alone';
/** Cookie with the simulated server problem. */
export const troubleCookie = 'alone-trouble';

const widths = { phone: 390, tablet: 820, desktop: 1280 };
const themes = ['light', 'dark'];
/** English first, because the page starts in it. */
const inOrder = [...languages].sort((a, b) => Number(b.code === 'en') - Number(a.code === 'en'));

const escape = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

const choice = (name: string, options: readonly (readonly [value: string, text: string])[]) =>
  `<label>${name} <select name="${name}">${options
    .map(([value, text]) => `<option value="${escape(value)}">${escape(text)}</option>`)
    .join('')}</select></label>`;

const same = (values: readonly string[]) => values.map((value) => [value, value] as const);

/** Runs in the page, which shares the frame's origin and therefore its settings. */
const script = (search: string) => `
const form = document.querySelector('form');
const frame = document.querySelector('iframe');
for (const [name, value] of new URLSearchParams(location.hash.slice(1)))
  if (form.elements[name]) form.elements[name].value = value;
function show() {
  const { page, language, theme, width, server } = Object.fromEntries(new FormData(form));
  location.hash = new URLSearchParams(new FormData(form));
  document.cookie = '${troubleCookie}=' + server + '; path=/; samesite=strict';
  const kept = JSON.parse(localStorage.getItem('settings') || '{}');
  localStorage.setItem('settings', JSON.stringify({ ...kept, values: { ...kept.values, theme } }));
  frame.style.width = width + 'px';
  const address = new URL('/' + language + (page === '/' ? '' : page), location.origin);
  for (const [name, value] of new URLSearchParams(${JSON.stringify(search)})) address.searchParams.set(name, value);
  frame.src = address;
}
form.addEventListener('change', show);
form.addEventListener('submit', (event) => { event.preventDefault(); show(); });
show();
`;

const styles = `
body{margin:0;display:flex;flex-direction:column;block-size:100vh;font:14px/1.4 system-ui,sans-serif;background:#e8ebef;color:#10161d}
form{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;padding:8px 16px;background:#fff;border-block-end:1px solid #b8c0c9}
select,button{font:inherit;min-block-size:36px}
main{flex:1;overflow:auto;display:flex;justify-content:center;padding:16px}
iframe{border:1px solid #10161d;background:#fff;flex:none}
`;

/** A frame around one remote's pages, with a control for each option. */
export function alonePage({ name, addresses, search }: AlonePage, nonce: string): string {
  const choices = [
    choice(
      'page',
      addresses.map(({ label, path }) => [path, label]),
    ),
    choice(
      'language',
      inOrder.map(({ code, name: own }) => [code, own]),
    ),
    choice('theme', same(themes)),
    choice(
      'width',
      Object.entries(widths).map(([device, width]) => [`${width}`, `${device}, ${width}`]),
    ),
    choice('server', same(troubles)),
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(name)} alone</title><style nonce="${nonce}">${styles}</style></head><body><form>${choices.join('')}<button>Reload</button></form><main><iframe title="${escape(name)}"></iframe></main><script nonce="${nonce}">${script(search)}</script></body></html>`;
}

export const alonePolicy = (nonce: string): string =>
  [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}' 'unsafe-hashes'`,
    `frame-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
