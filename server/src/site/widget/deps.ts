import type { WidgetClients } from '../../members/widget/clients';
import type { WidgetCounts } from '../../members/widget/counts';
import type { Limit, RateLimiter } from '../../wire/gateway/rateLimit';
import type { PageOptions } from '../pages/options';
import type { BuildReader } from '../pages/buildTexts';

/** Dependencies of the widget's routes on the rest of the server. */
export interface WidgetDeps {
  options: PageOptions;
  clients: WidgetClients;
  counts: WidgetCounts;
  rateLimiter: RateLimiter;
  /** Limits of a client's calls; default: `widgetLimits`. */
  limits?: Record<'ofVisitor' | 'ofClient', Limit>;
  read: BuildReader;
}
