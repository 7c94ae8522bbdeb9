import type { Kysely } from 'kysely';

import type { Opening } from './opening';
import type { OpenStore } from './store';
import { openBus } from './liveBus';
import { promotionImage } from '../members/promotion/live';
import { createFcmSender } from '../members/push/fcm/sender';
import { createPushSender } from '../members/push/sender';
import { loadVapid } from '../members/push/vapid';
import { createWidgetClients } from '../members/widget/clients';
import type { BrandList } from '../site/pages/brandList';
import { socketAdmission } from '../site/pages/ownHosts';
import { admitWidgetSockets } from '../site/widget/admission';
import { createChanges } from '../sport/matches/changes';
import { databaseSource } from '../sport/matches/liveSource';
import { createSettler } from '../sport/tips/settlement';
import type { Database } from '@scoreline/database/schema';
import { blockOfAddress } from '../wire/gateway/request/network';
import { clientAddress } from '../wire/live/sockets/clientAddress';
import { createLiveHub } from '../wire/live/hub';
import type { LiveSource } from '../wire/live/source';

/** Sent to push services if this server has no public address. */
const supportContact = 'mailto:support@scoreline.example';
/** How often to poll for notifications that a dead server had claimed. */
const pollMs = 5_000;

interface Deps extends Pick<OpenStore, 'db' | 'metrics' | 'presence'> {
  brandList: BrandList;
  wakeMailer(): void;
}

/** Opens the hub of the sockets and the notifications, and what a changed match triggers. */
export async function openLive(opening: Opening, deps: Deps) {
  const { config, duties, logger, closing, now } = opening;
  const { db, metrics, presence, brandList, wakeMailer } = deps;
  const mayWrite = duties.sockets || duties.work;
  const bus = await openBus(config, { db, logger, presence, mayWrite });
  const changes = createChanges({ db, logger });
  const addressOf = clientAddress(config.trustProxy);
  const widgetClients = createWidgetClients({
    ...{ db, now },
    brandClients: brandList.brands.map(({ widgetClientId }) => widgetClientId),
    demoData: config.feed === 'demo',
  });
  const live = createLiveHub({
    ...{ source: liveSource(db), now, logger, metrics },
    allowOrigin: admitWidgetSockets(
      socketAdmission({ ...config, brands: brandList.brands }),
      widgetClients,
    ),
    ...(bus && { bus }),
    onAnnounced: (ids) => changes.matchesChanged(ids),
    // A server that doesn't send mail would only announce it again.
    ...(duties.work && { onMailAnnounced: wakeMailer }),
    hasSockets: duties.sockets,
    limits: { socketsByAddress: config.liveSocketsPerAddress },
    addressOf: (request) => blockOfAddress(addressOf(request)),
  });
  closing.add('live', () => live.close());
  const { push, vapidPublicKey } = await openPush(opening, deps);
  const settler = createSettler(db, logger, now);
  const onMatchesChanged = (ids: number[]) => {
    changes.matchesChanged(ids);
    live.matchesChanged(ids);
    push.matchesChanged(ids);
    void settler.matchesChanged(ids);
  };
  return { live, changes, push, vapidPublicKey, widgetClients, onMatchesChanged };
}

async function openPush(
  { config, duties, logger, closing, now }: Opening,
  { db, brandList }: Pick<Deps, 'db' | 'brandList'>,
) {
  const vapid = await loadVapid(config);
  const contact = config.publicUrl?.startsWith('https:') ? config.publicUrl : supportContact;
  const push = createPushSender({
    ...{ db, now, logger, vapid, contact, ...(duties.work && { pollMs }) },
    fcm: createFcmSender(config.fcm, now),
    brandOf: brandList.numbered,
  });
  closing.add('push', () => push.close());
  return { push, vapidPublicKey: vapid.publicKey };
}

const liveSource = (db: Kysely<Database>): LiveSource => ({
  ...databaseSource(db),
  loadPromotion: (id) => promotionImage(db, id),
});
