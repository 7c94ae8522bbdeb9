import type { WidgetClients } from '../../members/widget/clients';
import type { WidgetCounts } from '../../members/widget/counts';
import type { Limit, RateLimiter } from '../../wire/gateway/rateLimit';
import type { PageOptions } from '../pages/options';
import type { BuildReader } from '../pages/buildTexts';

/** What the widget's addresses need of the rest of the server. */
export interface WidgetDeps {
  options: PageOptions;
  clients: WidgetClients;
  counts: WidgetCounts;
  rateLimiter: RateLimiter;
  /** Calls of a client; without it, as every site has them. */
  limits?: Record<'ofVisitor' | 'ofClient', Limit>;
  read: BuildReader;
}
