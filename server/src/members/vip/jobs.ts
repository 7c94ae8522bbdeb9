import type { Job } from '../../store/jobs/jobs';
import type { VipDeps } from './deps';
import { mailMember } from './mails';
import { deleteEventsBefore, storeHistory, subscriptionsToMail } from './queries';
import { endUnwanted, reconcile } from './subscriptions/reconcile';
import { noteNewTips } from './tipNotices';
import { recordEnd } from './subscriptions/recordChanges';

const dayMs = 86_400_000;
/** Days before a yearly renewal when its mail is sent. */
const reminderDays = 14;
/** Providers repeat an event for some days. */
const eventRetentionDays = 30;

type Deps = Omit<VipDeps, 'provider'> &
  Partial<Pick<VipDeps, 'provider'>> & { push: { wake(): void } };

/** Sends due mails, each once: before a yearly renewal, and at the end of a grace period. */
export async function mailDueNotices({ db, now }: Pick<VipDeps, 'db' | 'now'>): Promise<void> {
  const time = now();
  const soon = new Date(time.getTime() + reminderDays * dayMs);
  for (const row of await subscriptionsToMail(db, time, soon)) {
    const { user_id } = row;
    if (user_id === null) continue;
    await db.transaction().execute(async (transaction) => {
      const member = { ...row, user_id };
      if (row.status === 'pastDue') return recordEnd(transaction, { ...member, now: time });
      const reference = `${row.subscription_ref}:${row.paid_until.toISOString()}`;
      const entry = { user_id, at: time, kind: 'reminded', reference };
      if (!(await storeHistory(transaction, entry))) return;
      const { paid_until: at, amount, currency } = row;
      const mail = { kind: 'vipRenewal', now: time, at, money: { amount, currency } } as const;
      await mailMember(transaction, member, mail);
    });
  }
}

/** Scheduled jobs of VIP: the daily reconcile, due mails, notifications of new tips. */
export const vipJobs = (deps: Deps): Job[] => {
  const { db, now, logger, provider, wakeMailer, push } = deps;
  if (!provider) return [];
  return [
    {
      name: 'vip-reconcile',
      cron: '43 3 * * *',
      async run() {
        const { checked, mended, failed } = await reconcile({ db, now, provider });
        await deleteEventsBefore(db, new Date(now().getTime() - eventRetentionDays * dayMs));
        wakeMailer?.();
        const log = mended.length + failed.length > 0 ? 'warn' : 'info';
        logger[log]({ checked, mended, failed }, 'VIP: subscriptions compared with the provider');
        if (failed.length > 0) throw new Error('Not every subscription could be compared.');
      },
    },
    {
      name: 'vip-due',
      cron: '13 * * * *',
      async run() {
        await mailDueNotices({ db, now });
        wakeMailer?.();
        const { failed } = await endUnwanted({ db, now, provider });
        if (failed.length > 0) throw new Error(failed.join(' '));
      },
    },
    {
      name: 'vip-tip-notifications',
      cron: '* * * * *',
      async run() {
        await noteNewTips(db, now());
        push.wake();
      },
    },
  ];
};
