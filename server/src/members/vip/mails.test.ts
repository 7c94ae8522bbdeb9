import { describe, expect, it } from '@jest/globals';

import { openBrands } from '../../site/pages/brandList';
import { vipMailKinds } from '@scoreline/database/tables/memberTables';
import { duringTests } from '@scoreline/database/duringTests';
import { writeVipLetter } from '../mail/vipLetter';
import { grant } from './entitlements/entitlements';
import { openVipTest } from './testing';

const test = duringTests(openVipTest);

async function subjectsTo(email: string): Promise<string[]> {
  await test.mailer.sendDue();
  return test.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}
const ended = 'Your Scoreline VIP has ended';

describe('that VIP has ended', () => {
  it('is mailed to who holds nothing any more', async () => {
    const member = await test.newMember();
    const customer = await member.subscribe();
    await test.deliver();
    await test.counterpart.wish({ refund: customer });
    await test.deliver();
    expect(await subjectsTo(member.email)).toContain(ended);
  });

  it('is not mailed to who is VIP by days that were given', async () => {
    const member = await test.newMember();
    const customer = await member.subscribe();
    await test.deliver();
    const given = { memberId: member.userId, days: 7, source: 'prize', reference: 'kept' } as const;
    await test.db.transaction().execute((db) => grant(db, { ...given, now: test.clock.now }));
    await test.counterpart.wish({ refund: customer });
    await test.deliver();
    const { vip, source, history } = await member.status();
    expect([vip, source, history.map(({ kind }) => kind).includes('ended')]).toEqual([
      ...[true, 'prize', true],
    ]);
    expect(await subjectsTo(member.email)).not.toContain(ended);
  });
});

it('each letter names its day and amount, and leads to the VIP centre, in every language it is read in', async () => {
  const brand = (await openBrands()).numbered(1);
  const data = { at: '2027-03-04T12:00:00.000Z', amount: 3999, currency: 'eur' };
  for (const kind of vipMailKinds)
    for (const language of ['en', 'es', 'pt', 'he', 'zh', 'fr']) {
      const origin = 'https://site.example';
      const { subject, text } = writeVipLetter(kind, { language, brand, origin, data });
      expect({ kind, language, text: subject + text }).toMatchObject({
        text: expect.not.stringContaining('{{'),
      });
      expect(text).toMatch(/2027/);
      expect(/39[.,]99/.test(text)).toBe(kind !== 'vipEnded');
      expect(text).toContain(`${origin}${language === 'en' ? '' : `/${language}`}/me/vipCenter`);
    }
});
