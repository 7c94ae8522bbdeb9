import { readWidgetOptions, widgetHeight, widgetParameters } from '@scoreline/shared-lib/contract';

import { watchSight } from '../page/sight';
import { hostRule } from '../styles/hostRule';
import type { mount, Mounted } from './mount';

/** The server writes the address of this build's files here. */
const build = '__WIDGET_BUILD__';
const name = 'scoreline-widget';

const { currentScript } = document;
const source =
  (currentScript instanceof HTMLScriptElement && currentScript.src) ||
  document.querySelector<HTMLScriptElement>('script[src*="/widget/"]')?.src ||
  location.href;
const { origin: site } = new URL(source);

interface WidgetModule {
  mount: typeof mount;
}

const againMs = 15_000;

/** Which languages there are costs more than all else here; the screens know them. */
export const isAny = () => true;

let loading: Promise<WidgetModule> | undefined;

/** The rest of the widget, fetched when the first one comes near; a failure is tried again by the next. */
function load(): Promise<WidgetModule> {
  loading ??= import(/* webpackIgnore: true */ `${site}${build}widget.js`) as Promise<WidgetModule>;
  loading.catch(() => (loading = undefined));
  return loading;
}

class ScorelineWidget extends HTMLElement {
  static readonly observedAttributes = widgetParameters;
  #sheet = new CSSStyleSheet();
  #mounted: Mounted | undefined;
  #stop: (() => void) | undefined;
  #isChanging = false;

  connectedCallback(): void {
    // Moved in the page, it is still there.
    if (this.#mounted || this.#stop) return;
    if (!this.shadowRoot) {
      this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [this.#sheet];
      this.#reserve();
    }
    this.#stop = watchSight(this, { near: () => void this.#begin(), seen: () => undefined });
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#stop?.();
      this.#mounted?.unmount();
      this.#stop = this.#mounted = undefined;
    });
  }

  attributeChangedCallback(): void {
    if (!this.shadowRoot || this.#isChanging) return;
    this.#isChanging = true;
    // A page that changes several attributes, or one a thousand times, pays for one drawing.
    queueMicrotask(() => {
      this.#isChanging = false;
      this.#reserve();
      this.#mounted?.update();
    });
  }

  #reserve(): void {
    const { options } = readWidgetOptions((attribute) => this.getAttribute(attribute), isAny);
    this.#sheet.replaceSync(hostRule(widgetHeight(options)));
  }

  async #begin(): Promise<void> {
    try {
      const { mount: draw } = await load();
      if (this.isConnected && this.shadowRoot && !this.#mounted)
        this.#mounted = draw(this, this.shadowRoot, site);
    } catch {
      const detail = { reason: 'failed' };
      const options = { bubbles: true, composed: true, cancelable: true, detail };
      this.dispatchEvent(new CustomEvent('scoreline:error', options));
      setTimeout(() => this.#stop && !this.#mounted && void this.#begin(), againMs);
    }
  }
}

// Whichever version came first serves the page.
if (!customElements.get(name)) customElements.define(name, ScorelineWidget);
