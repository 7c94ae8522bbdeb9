import {
  readWidgetOptions,
  urlOf,
  widgetHeight,
  widgetParameters,
} from '@scoreline/shared-lib/contract';

import { isAny } from './embed';

/** Origin of the embedding page, or null if the browser does not disclose it. Then no messages are sent. */
function embedderOrigin(): string | null {
  // eslint-disable-next-line compat/compat -- where it is missing, the referrer names the embedder
  const ancestor = location.ancestorOrigins?.[0] ?? document.referrer;
  const origin = urlOf(ancestor)?.origin ?? 'null';
  return origin === 'null' ? null : origin;
}

/** WordPress gives each frame a secret, which identifies the frame's messages. */
const secret = /[#?&]secret=([\w-]{1,64})/.exec(location.hash)?.[1];

function start(): void {
  const parameters = new URLSearchParams(location.search);
  const widget = document.createElement('scoreline-widget');
  for (const name of widgetParameters) {
    const value = parameters.get(name);
    if (value !== null) widget.setAttribute(name, value);
  }
  // In a frame smaller than the widget, the foot of the widget stays visible.
  widget.style.setProperty('--scoreline-room', '100vh');
  document.documentElement.lang = parameters.get('lang') ?? navigator.language;
  document.body.append(widget);
  const origin = embedderOrigin();
  if (origin === null || parent === window) return;
  const tell = (message: object) => parent.postMessage(message, origin);
  // Report the required height, not the current one, because a frame that is too small would stay so.
  const { options } = readWidgetOptions((name) => parameters.get(name), isAny);
  const height = widgetHeight(options);
  const tellHeight = () => {
    tell({ type: 'scoreline:height', height });
    if (secret) tell({ message: 'height', value: height, secret });
  };
  new ResizeObserver(tellHeight).observe(widget);
  // For an embedder that starts listening late.
  widget.addEventListener('scoreline:ready', tellHeight);
  if (!secret) return;
  // WordPress forbids new tabs in the frame and follows links for it.
  widget.addEventListener('scoreline:select', (event) => {
    event.preventDefault();
    const { href } = (event as CustomEvent<{ href: string }>).detail;
    tell({ message: 'link', value: href, secret });
  });
}

if (document.body) start();
else addEventListener('DOMContentLoaded', start);
