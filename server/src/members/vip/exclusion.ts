import type { OperationContext } from '../../wire/gateway/operation';
import type { VipOffer } from './deps';
import { reconcileMember } from './subscriptions/reconcile';

/** Ends the renewal of a self-excluded member. A job retries if the provider fails. */
export const endRenewals =
  (offer: VipOffer | undefined) =>
  async (memberId: number, { db, now, logger }: OperationContext): Promise<void> => {
    if (!offer) return;
    const { failed } = await reconcileMember(memberId, { db, now, provider: offer.provider });
    if (failed.length > 0) logger.warn({ failed }, 'VIP: a renewal is still to be ended');
  };
