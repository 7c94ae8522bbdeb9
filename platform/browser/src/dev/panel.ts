import type { PanelFacts } from '@scoreline/shared-lib/contract';

import { button, choiceForm, element, itemOf } from './panelParts';
import { faceOf, type PanelPage, type PanelRemote, problemOf } from './panelModel';
import { styles } from './panelStyles';

export interface Panel {
  /** Renders the current state. */
  update(): void;
}

interface Source extends PanelPage {
  /** The remotes in their current state. */
  remotes(facts: PanelFacts): PanelRemote[];
  /** Commits and staged builds, fetched when the panel is first opened. */
  facts(): Promise<PanelFacts>;
  /** Opens the same page with another staged build, or with the released one for `null`. */
  choose(build: string | null): void;
}

const unknown: PanelFacts = { commits: {}, choices: [] };

/** Adds the host to the page, and adds it again whenever a script removes it. */
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
 * The badge of a page that runs an unreleased build, or on which a developer requested it. It covers everything and returns
 * when removed. When open, it lists every remote of the page.
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
    // Keep keyboard focus across the redraw.
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
