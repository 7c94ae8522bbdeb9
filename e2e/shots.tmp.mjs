import { chromium } from '@playwright/test';
const [base, out] = process.argv.slice(2);
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const jobs = [];
for (const [w, h, tag] of [
  [390, 844, 'm'],
  [1280, 900, 'd'],
])
  for (const scheme of ['light', 'dark'])
    for (const lang of ['en', 'pt', 'he']) jobs.push({ w, h, tag, scheme, lang });
const wanted = process.argv[4]
  ? jobs.filter((j) => process.argv[4].split(',').includes(`${j.tag}-${j.scheme}-${j.lang}`))
  : jobs;
const path = process.argv[5] ?? '';
for (const j of wanted) {
  const ctx = await b.newContext({
    viewport: { width: j.w, height: j.h },
    colorScheme: j.scheme,
    locale: { en: 'en-GB', pt: 'pt-BR', he: 'he-IL' }[j.lang],
    timezoneId: 'Europe/London',
    isMobile: j.tag === 'm',
    hasTouch: j.tag === 'm',
  });
  const page = await ctx.newPage();
  const seen = new Map();
  page.on('console', (m) => {
    if (['error', 'warning'].includes(m.type()))
      console.log(`${j.tag}-${j.scheme}-${j.lang} console ${m.type()}: ${m.text().slice(0, 300)}`);
  });
  page.on('pageerror', (e) =>
    console.log(`${j.tag}-${j.lang} pageerror ${e.message.slice(0, 300)}`),
  );
  page.on('request', (r) =>
    seen.set(r.method() + r.url(), (seen.get(r.method() + r.url()) ?? 0) + 1),
  );
  page.on('requestfailed', (r) => console.log('failed', r.url(), r.failure()?.errorText));
  page.on('response', (r) => {
    if (r.status() >= 400) console.log('status', r.status(), r.url());
  });
  await page.goto(`${base}/${j.lang === 'en' ? '' : j.lang}${path}`, { waitUntil: 'load' });
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `${out}/${j.tag}-${j.scheme}-${j.lang}.png` });
  for (const [k, n] of seen) if (n > 1) console.log('twice', n, k);
  if (j === wanted[0]) console.log([...seen.keys()].join('\n'));
  await ctx.close();
}
await b.close();
