/** The site a widget gets its data from, and the client it is for. */
export interface WidgetSource {
  /** Origin of the site, without a trailing slash. */
  site: string;
  clientId: string;
  /** A preview, which is not counted as a visit. */
  isPreview?: boolean;
}
