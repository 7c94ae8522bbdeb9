import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

import type { Query, Text } from '../query';

const matcherOf = (text: Text) =>
  typeof text === 'string' ? text : new RegExp(text.pattern, text.flags);

function isShown(element: Element): boolean {
  // An element without a box of its own has that of its content.
  const range = document.createRange();
  range.selectNode(element);
  const { width, height } = range.getBoundingClientRect();
  const { visibility } = getComputedStyle(element);
  return width > 0 && height > 0 && visibility === 'visible';
}

/** A root, and the open shadow roots below it. */
function inShadowsToo(root: ParentNode): ParentNode[] {
  const shadows = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [root, ...shadows.flatMap(inShadowsToo)];
}

function candidates(root: HTMLElement, { css, role, name, label, text }: Query): Element[] {
  if (role !== undefined)
    return queryAllByRole(root, role, {
      // Its own look at every ancestor's style takes seconds on a long page; isShown needs none.
      hidden: true,
      ...(name !== undefined && { name: matcherOf(name) }),
    }).filter((element) => !element.closest('[aria-hidden=true], [inert]'));
  if (label !== undefined) return queryAllByLabelText(root, label, { exact: true });
  if (text !== undefined)
    return queryAllByText(root, matcherOf(text), { ignore: 'script, style, title' });
  return inShadowsToo(root).flatMap((each) => [...each.querySelectorAll(css ?? '*')]);
}

/** The elements in sight that a query means, in the order of the document. */
export function find(query: Query): Element[] {
  const roots = query.within ? find(query.within) : [document.body];
  const found = roots
    .flatMap((root) => candidates(root as HTMLElement, query))
    .filter(
      (element) =>
        (query.css === undefined || element.matches(query.css)) &&
        (query.has === undefined || matches(element.textContent ?? '', query.has)) &&
        isShown(element),
    );
  if (query.nth === undefined) return found;
  const one = found.at(query.nth);
  return one ? [one] : [];
}

function matches(content: string, text: Text): boolean {
  const matcher = matcherOf(text);
  return typeof matcher === 'string' ? content.includes(matcher) : matcher.test(content);
}
