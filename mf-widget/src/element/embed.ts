import { readWidgetOptions, widgetHeight, widgetParameters } from '@scoreline/shared-lib/contract';

import { watchSight } from '../page/sight';
import { hostRule } from '../styles/hostRule';
import type { mount, Mounted } from './mount';

/** The server replaces this with the address of the build's files. */
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

/** Accepts any language here: the list of languages is larger than all other code of this script, and the screens have it. */
export const isAny = () => true;

let loading: Promise<WidgetModule> | undefined;

/** Loads the rest of the widget when the first one is near the screen. After a failure the next call tries again. */
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
    // The element was only moved within the page.
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
    // Coalesce attribute changes into one render.
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

// The first version to load serves the whole page.
if (!customElements.get(name)) customElements.define(name, ScorelineWidget);
