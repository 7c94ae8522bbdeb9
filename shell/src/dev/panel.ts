import type { PanelFacts } from '@scoreline/shared-lib/contract';

import { button, choiceForm, element, itemOf } from './panelParts';
import { faceOf, type PanelPage, type PanelRemote, problemOf } from './panelModel';
import { styles } from './panelStyles';

export interface Panel {
  /** Shows what has changed since. */
  update(): void;
}

interface Source extends PanelPage {
  /** The remotes as they fare now. */
  remotes(facts: PanelFacts): PanelRemote[];
  /** Commits and staged builds, asked for when the panel is first opened. */
  facts(): Promise<PanelFacts>;
  /** Leads to the same page with another of the staged builds, or by `null` with what is released. */
  choose(build: string | null): void;
}

const unknown: PanelFacts = { commits: {}, choices: [] };

/** Shows it on the page, and puts it back whenever a script has taken it away. */
function reattachWhenRemoved(host: HTMLElement): void {
  const attach = () => {
    if (!host.isConnected) document.documentElement.append(host);
    host.removeAttribute('hidden');
    host.removeAttribute('style');
  };
  attach();
  new MutationObserver(() => !host.isConnected && attach()).observe(document.documentElement, {
    childList: true,
  });
}

function namesOf({ overrides, opened }: PanelPage): Record<string, string> {
  const tested = opened && 'preview' in opened ? opened.preview.remote.name : '';
  return {
    ...(overrides.length > 0 && { devRemotes: overrides.map(({ name }) => name).join(' ') }),
    ...(opened && { preview: tested }),
  };
}

/**
 * The badge of a page that runs what nobody has released, or that a developer asked for: it stands over everything and comes
 * back when removed. Opened, it tells of every remote of the page.
 */
export function showPanel(source: Source): Panel {
  const { overrides, opened } = source;
  const host = element('div');
  Object.assign(host.dataset, { pagePanel: '', ...namesOf(source) });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const box = element('details');
  const face = element('summary');
  const body = element('div');
  body.className = 'body';
  const list = element('ul');
  const actions = element('div');
  body.append(actions, list);
  box.append(face, body);
  root.append(box);
  let facts = unknown;

  const problem = element('span');
  problem.className = 'problem';
  problem.setAttribute('role', 'status');
  face.append(element('span', faceOf(source)), problem);

  function update(): void {
    const said = problemOf(source);
    if (problem.textContent !== said) problem.textContent = said;
    const focused = root.activeElement?.closest('li')?.dataset.remote;
    list.replaceChildren(
      ...source.remotes(facts).map((remote) =>
        itemOf(
          remote,
          overrides.find(({ name }) => name === remote.name),
        ),
      ),
    );
    // Whoever stands on a button stays there.
    if (focused) list.querySelector<HTMLElement>(`[data-remote="${focused}"] button`)?.focus();
  }
  function drawActions(): void {
    const focused = actions.contains(root.activeElement) ? root.activeElement?.textContent : null;
    const tested = opened && 'preview' in opened ? opened.preview.remote.build : null;
    actions.replaceChildren(...choiceForm(facts.choices, tested, source.choose));
    if (opened && 'refused' in opened) actions.append(button('Close', () => source.choose(null)));
    const buttons = [...actions.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === focused)?.focus();
  }
  const ask = async () => {
    facts = await source.facts().catch(() => unknown);
    drawActions();
    update();
  };
  box.addEventListener('toggle', () => void ask(), { once: true });
  drawActions();
  update();
  reattachWhenRemoved(host);
  return { update };
}
