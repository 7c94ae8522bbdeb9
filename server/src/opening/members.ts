import type { Opening } from './opening';
import type { Sites } from './sites';
import type { OpenStore } from './store';
import { startMailer } from '../members/mail/start';
import { createProviders } from '../members/sign-in/providers';
import { loadMemberKey } from '../members/two-step/memberKey';
import { choosePayments } from '../members/vip/payment/choose';
import type { WidgetClients } from '../members/widget/clients';
import { openPromotions } from './promotions';
import type { BrandList } from '../site/pages/brandList';
import type { createChanges } from '../sport/matches/changes';
import type { LiveHub } from '../wire/live/hub';

interface Deps extends Pick<OpenStore, 'db' | 'metrics'> {
  live: LiveHub;
  changes: ReturnType<typeof createChanges>;
  brandList: BrandList;
  sites: Sites;
  widgetClients: WidgetClients;
}

/** Opens mails, sign-in, payments and draws; `members` are the app's dependencies on them. */
export async function openMembers(opening: Opening, deps: Deps) {
  const { config, duties, logger, closing, now } = opening;
  const { db, metrics, live, changes, brandList, sites, widgetClients } = deps;
  const mailer = startMailer({
    isSender: duties.work,
    announce: () => live.mailWritten(),
    ...{ config, db, logger, now },
    brandOf: brandList.numbered,
    originOf: sites.originOf,
  });
  closing.add('mail', () => mailer.close());
  const wakeMailer = () => mailer.wake();
  const payments = await choosePayments(config, { db, now });
  const drawing = openPromotions({
    ...{ config, db, logger, now, brandList, metrics, wakeMailer },
    onDrawn(promotionId) {
      changes.promotionChanged(promotionId);
      live.promotionChanged(promotionId);
    },
  });
  if (duties.work) await drawing.begin();
  closing.add('draws', () => drawing.promotions.idle());
  const members = {
    wakeMailer,
    memberKey: loadMemberKey(config),
    brandName: (brandNumber: number) => brandList.numbered(brandNumber).name,
    supportEmail: (brandNumber: number) => brandList.numbered(brandNumber).supportEmail,
    providers: createProviders(config),
    pushServices: config.push.services,
    ...(payments && {
      vip: {
        ...{ ...payments, brandOf: brandList.numbered },
        publicOrigin: config.publicUrl && new URL(config.publicUrl).origin,
      },
    }),
    promotions: drawing.promotions,
    widgetClients,
  };
  return { members, wakeMailer, payments, drawing };
}
