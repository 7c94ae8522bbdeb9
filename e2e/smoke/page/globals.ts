import type { Point } from '../drivers/driver';
import type { Query } from '../query';

/** The globals that main.ts defines in the page. */
export interface SmokeInPage {
  find(query: Query): Element[];
  aim(query: Query): Promise<Point | null>;
  /** Whether the element last aimed at has been clicked. */
  wasHit(): boolean;
  errors: string[];
}

declare global {
  // A `var` is what makes it a property of globalThis.
  var smoke: SmokeInPage | undefined;
}
