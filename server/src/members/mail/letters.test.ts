import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { itemWhere } from '@scoreline/shared-lib/contract/lists';

import {
  ciphered,
  openDevice,
  openMemberApp,
  siteOrigin,
  unlimited,
  type MemberApp,
} from '../accounts/testing';
import type { Brand } from '../../site/pages/brand';
import { noticeKinds } from '@scoreline/database/tables/memberTables';
import { brandKeys, openBrands, type BrandList } from '../../site/pages/brandList';
import { writeLetter } from './template';

let test: MemberApp;
let brands: BrandList;

beforeAll(async () => {
  brands = await openBrands();
  test = await openMemberApp(unlimited);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.deleteFrom('mails').execute();
});

const languages = ['en', 'es', 'he', 'pt', 'ur', 'zh', 'fr', 'si'];

describe.each(brandKeys())('a letter of %s', (key) => {
  let brand: Brand;
  beforeAll(() => {
    brand = itemWhere(brands.brands, (one) => one.key === key);
  });

  it.each(languages)('in %s is complete', (language) => {
    const kinds = ['address', 'reset', ...noticeKinds] as const;
    for (const kind of kinds) {
      const code = kind === 'address' || kind === 'reset' ? '123456' : '';
      const { subject, text, html } = writeLetter(kind, { language, brand, code });
      expect(subject + text + html).not.toMatch(/\{\{|undefined/);
      if (code) for (const part of [subject, text, html]) expect(part).toContain(code);
      expect(html).toContain(
        `<html lang="${language}" dir="${['he', 'ur'].includes(language) ? 'rtl' : 'ltr'}">`,
      );
      expect(html).toContain(brand.name);
      const english = writeLetter(kind, { language: 'en', brand, code });
      expect(text === english.text).toBe(language === 'en');
    }
  });

  it.each(languages)('in %s leads to the page that verifies the address', async (language) => {
    const email = `${brand.key}+${language}@fan.example`;
    const headers = { lan: language, mid: String(brand.mid) };
    const device = await openDevice(test, `device-${brand.key}-${language}`);
    await device.call(ciphered('send-code'), { email }, headers);
    await test.mailer.sendDue();
    const mail = test.mails.findLast(({ to }) => to === email);
    const [link = ''] = /https:\/\/\S+/.exec(mail?.text ?? '') ?? [];
    const { origin, pathname, search, hash } = new URL(link);
    const segment = language === brand.defaultLanguage ? '' : `${language}/`;
    expect([origin, pathname, search]).toEqual([
      siteOrigin,
      `${brand.basePath}${segment}email-verified`,
      '',
    ]);
    expect(mail?.html).toContain(`<a href="${link.replace('&', '&amp;')}"`);
    const request = Object.fromEntries(new URLSearchParams(hash.slice(1)));
    expect(request.email).toBe(email);
    const verified = await device.call(ciphered('verify-email'), request, headers);
    expect(verified.data).toMatchObject({ communicationEmail: email });
  });
});

it('a letter leads nowhere that a header could name', async () => {
  const email = 'odd@fan.example';
  const device = await openDevice(test, 'device-odd');
  const odd = { lan: '../../evil', mid: '99999999999', host: 'evil.example' };
  expect((await device.call(ciphered('send-code'), { email }, odd)).bizCode).toBe(10000);
  await test.mailer.sendDue();
  const text = test.mails.findLast(({ to }) => to === email)?.text ?? '';
  expect(text).toMatch(
    /^https:\/\/site\.example\/email-verified#email=odd%40fan\.example&code=\d{6}$/m,
  );
  expect(text).not.toContain('evil');
});
