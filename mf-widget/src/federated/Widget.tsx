import {
  isLanguage,
  readWidgetOptions,
  widgetHeight,
  type WidgetParameter,
} from '@scoreline/shared-lib/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { Widget as Screens } from '../screens/Widget';
import { hostRule } from '../styles/hostRule';
import { widgetSheet } from '../styles/sheet';

/** The element's attributes as properties with the same names. */
export type WidgetProps = Partial<Record<WidgetParameter, string | number | undefined>> & {
  /** Origin of the site, needed if the widget was not loaded from it. */
  site?: string;
  /** A preview, which is not counted as a visit. */
  isPreview?: boolean;
};

declare const __webpack_public_path__: string;

/** Origin that this code was loaded from. */
const ownSite = (): string => new URL(__webpack_public_path__, location.href).origin;

/** The widget for an application with its own React: the same screens, in their own shadow root. */
export function Widget({ site, isPreview, ...parameters }: WidgetProps) {
  const host = useRef<HTMLDivElement>(null);
  const [shadow, setShadow] = useState<ShadowRoot | null>(null);
  const read = readWidgetOptions((name) => {
    const value = parameters[name];
    return value === undefined ? null : String(value);
  }, isLanguage);
  const height = widgetHeight(read.options);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const own = new CSSStyleSheet();
    own.replaceSync(hostRule(height));
    root.adoptedStyleSheets = [own, widgetSheet()];
    setShadow(root);
  }, [height]);
  return (
    <div ref={host} style={{ display: 'block', blockSize: height }}>
      {shadow &&
        createPortal(
          <Screens {...{ ...read, site: site ?? ownSite(), isPreview, host: shadow.host }} />,
          shadow as unknown as Element,
        )}
    </div>
  );
}

/**
 * For hosts that load it by `lazy(() => loadRemote('scoreline_widget/Widget'))`.
 * @alias
 */
export default Widget;
