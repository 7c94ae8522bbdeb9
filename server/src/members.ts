import { accountOperations } from './members/accounts/operations';
import { calendarOperations } from './members/calendar/operations';
import { createAccountLimits } from './members/accounts/limits';
import { feedbackOperations } from './members/feedback/operations';
import type { Operation } from './wire/gateway/operation';
import type { RateLimiter } from './wire/gateway/rateLimit';
import type { Provider } from '@scoreline/database/tables/memberTables';
import { promotionOperations } from './members/promotion/operations';
import type { Promotions } from './members/promotion/service';
import { morningDigestOperations } from './members/digest/operations';
import { isPushService, pushOperations } from './members/push/operations';
import type { ProviderClient } from './members/sign-in/providers';
import { selfExclusionOperations } from './members/self-exclusion/operations';
import { createThirdParty } from './members/sign-in/thirdParty';
import { newMemberKey, type MemberKey } from './members/two-step/memberKey';
import { twoStepOperations } from './members/two-step/operations';
import type { VipOffer } from './members/vip/deps';
import { endRenewals } from './members/vip/exclusion';
import { vipOperations } from './members/vip/operations';
import type { WidgetClients } from './members/widget/clients';

/** For tests, which have no brand. */
const noSupport = 'support@scoreline.example';
const noBrand = 'Scoreline';

/** Dependencies of the members' operations on the rest of the server. */
export interface MemberDeps {
  rateLimiter: RateLimiter;
  wakeMailer?: () => void;
  supportEmail?: (brandNumber: number) => string;
  brandName?: (brandNumber: number) => string;
  /** Without it, only this process can decrypt its sealed data. */
  memberKey?: MemberKey;
  /** Hosts of push services in addition to those of the browsers. */
  pushServices?: readonly string[];
  providers?: ReadonlyMap<Provider, ProviderClient>;
  /** The VIP offer and its payment provider. */
  vip?: VipOffer;
  promotions: Promotions;
  widgetClients: Pick<WidgetClients, 'find'>;
}

/** Operations of members and anonymous devices that need more than the database. */
export function memberOperations(deps: MemberDeps): Operation[] {
  const {
    rateLimiter,
    wakeMailer = () => undefined,
    supportEmail = () => noSupport,
    brandName = () => noBrand,
    memberKey = newMemberKey(),
    providers = new Map(),
    widgetClients,
  } = deps;
  const limits = createAccountLimits(rateLimiter);
  const thirdParty = createThirdParty(providers);
  const accounts = { limits, wakeMailer, thirdParty, memberKey, brandName, widgetClients };
  return [
    ...accountOperations(accounts),
    ...twoStepOperations(accounts),
    ...feedbackOperations({ rateLimiter, wakeMailer, supportEmail }),
    ...pushOperations({ rateLimiter, isService: isPushService(deps.pushServices) }),
    ...morningDigestOperations,
    ...calendarOperations(rateLimiter),
    ...selfExclusionOperations({ endRenewals: endRenewals(deps.vip) }),
    ...vipOperations({ rateLimiter, offer: deps.vip }),
    ...promotionOperations({ promotions: deps.promotions, rateLimiter }),
  ];
}
