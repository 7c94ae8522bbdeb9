export interface Override {
  name: string;
  origin: string;
  /** What there is to say of it. */
  state: string;
  off(): void;
}

export interface Panel {
  update(): void;
}

/* Its own rules are `!important` where the page's could hide it: whoever sees this page has to know what it runs. */
const styles = `
:host{all:initial!important;display:block!important;visibility:visible!important;opacity:1!important;position:fixed!important;inset:auto auto 64px 8px!important;z-index:2147483647!important;transform:none!important;clip-path:none!important;max-inline-size:calc(100vw - 16px)!important;font:13px/1.4 system-ui,sans-serif!important;color:#10161d!important;direction:ltr!important}
details{background:#ffd54a;border:2px solid #10161d;border-radius:12px;overflow:hidden}
summary{min-block-size:44px;display:flex;align-items:center;padding-inline:12px;font-weight:700;cursor:pointer}
ul{margin:0;padding:0 12px 12px;list-style:none}
li{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center;margin-block-start:8px}
code{font:12px ui-monospace,monospace}
pre{margin:0;white-space:pre-wrap;flex-basis:100%;max-block-size:40vh;overflow:auto}
button{font:inherit;font-weight:700;min-block-size:44px;padding-inline:12px;border:2px solid #10161d;border-radius:8px;background:#fff;color:#10161d;cursor:pointer}
:focus-visible{outline:3px solid #10161d;outline-offset:-3px}
`;

const element = <K extends keyof HTMLElementTagNameMap>(name: K, text = '') =>
  Object.assign(document.createElement(name), { textContent: text });

function itemOf({ name, origin, state, off }: Override): HTMLElement {
  const item = element('li');
  const button = element('button', 'Switch off');
  button.addEventListener('click', off);
  item.append(element('code', `${name} from ${origin}`), button, element('pre', state));
  return item;
}

/** The badge of a page that runs builds nobody has released: it stands over everything and comes back when removed. */
export function showPanel(overrides: readonly Override[]): Panel {
  const host = element('div');
  host.dataset.devRemotes = overrides.map(({ name }) => name).join(' ');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const box = element('details');
  const names = overrides.map(({ name }) => name).join(', ');
  const list = element('ul');
  box.append(element('summary', `Not released: ${names}`), list);
  root.append(box);
  const update = () => list.replaceChildren(...overrides.map(itemOf));
  const stand = () => {
    if (!host.isConnected) document.documentElement.append(host);
    host.removeAttribute('hidden');
    host.removeAttribute('style');
  };
  update();
  stand();
  new MutationObserver(() => !host.isConnected && stand()).observe(document.documentElement, {
    childList: true,
  });
  return { update };
}
