/** Where a widget gets its data, and for whom. */
export interface WidgetSource {
  /** Origin of the site, without a slash at the end. */
  site: string;
  clientId: string;
  /** Nobody's visit: nothing is counted. */
  isPreview?: boolean;
}
