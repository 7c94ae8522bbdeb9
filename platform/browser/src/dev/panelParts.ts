import type { PanelFacts } from '@scoreline/shared-lib/contract';

import { minuteOf, type Override, type PanelRemote } from './panelModel';

export const element = <K extends keyof HTMLElementTagNameMap>(name: K, text = '') =>
  Object.assign(document.createElement(name), { textContent: text });

export function button(text: string, act: () => void): HTMLButtonElement {
  const made = element('button', text);
  made.type = 'button';
  made.addEventListener('click', act);
  return made;
}

function fact(name: string, value: string, className = ''): HTMLElement[] {
  const said = element('dd', value);
  said.className = className;
  return [element('dt', name), said];
}

/** A list item for one remote; a developer's build also gets its state and a button that ends the override. */
export function itemOf(remote: PanelRemote, override: Override | undefined): HTMLElement {
  const { name, build, owner, from, commit, loaded, errors, problem } = remote;
  const item = element('li');
  item.dataset.remote = name;
  const facts = element('dl');
  facts.append(
    ...fact('From', from),
    ...fact('Build', build),
    ...fact('Commit', commit),
    ...(owner ? fact('Owner', owner) : []),
    ...fact('Loaded in', loaded),
    ...fact('Errors here', String(errors), errors > 0 ? 'bad' : ''),
  );
  item.append(element('h2', name), facts);
  if (problem) item.append(element('pre', problem));
  if (override) {
    const row = element('div');
    row.className = 'row';
    row.append(button('Switch off', override.off), element('pre', override.state));
    item.append(row);
  }
  return item;
}

/** A form that selects a staged build or ends the current test. */
export function choiceForm(
  choices: PanelFacts['choices'],
  tested: string | null,
  choose: (build: string | null) => void,
): HTMLElement[] {
  const row = element('div');
  row.className = 'row';
  const select = element('select');
  select.setAttribute('aria-label', 'Uploaded builds for testers');
  for (const { remote, build, team, commit, until } of choices) {
    const said = `${remote} ${build}, ${team}, ${commit.slice(0, 7)}, until ${minuteOf(until)}`;
    const option = Object.assign(element('option', said), { value: build });
    option.selected = build === tested;
    select.append(option);
  }
  if (choices.length > 0)
    row.append(
      select,
      button('Show this build', () => choose(select.value)),
    );
  if (tested) row.append(button('End the test', () => choose(null)));
  return row.childElementCount > 0 ? [row] : [];
}
