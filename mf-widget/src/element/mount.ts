import { isLanguage, readWidgetOptions } from '@scoreline/shared-lib/contract';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

import { Widget } from '../screens/Widget';
import { widgetSheet } from '../styles/sheet';

export interface Mounted {
  /** Call it when the element's attributes have changed. */
  update(): void;
  unmount(): void;
}

/** Renders a widget into an element's shadow root. The attributes are parsed again, with the list of languages. */
export function mount(host: HTMLElement, shadow: ShadowRoot, site: string): Mounted {
  const sheet = widgetSheet();
  if (!shadow.adoptedStyleSheets.includes(sheet))
    shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
  const root = createRoot(shadow as unknown as Element);
  const update = () => {
    const read = readWidgetOptions((name) => host.getAttribute(name), isLanguage);
    root.render(createElement(Widget, { ...read, site, host }));
  };
  update();
  return { update, unmount: () => root.unmount() };
}
