/** The first address in a sitemap file. Pages are measured in the brand's own language. */
async function firstOf(site: string, kind: string): Promise<string> {
  const text = await (await fetch(`${site}/sitemaps/${kind}-1.xml`)).text();
  const address = /<loc>([^<]+)<\/loc>/.exec(text)?.[1];
  if (!address) throw new Error(`${site} lists no ${kind}`);
  return new URL(address).pathname;
}

/** The match in the home page's first row, which is one of today. */
async function matchOfToday(site: string): Promise<string> {
  const html = await (await fetch(site, { headers: { 'accept-language': 'en' } })).text();
  const eventId = /"eventId":(\d+)/.exec(html)?.[1];
  const answer = await fetch(`${site}/football/match/x/${eventId}`, { redirect: 'follow' });
  return new URL(answer.url).pathname;
}

/** The pages of bars.md in the running release, by name. */
export async function pagesOf(site: string): Promise<[name: string, path: string][]> {
  const fixed: [string, string][] = [
    ['home', '/'],
    ['match', await matchOfToday(site)],
    ['league', await firstOf(site, 'leagues')],
    ['discover', '/discover'],
    ['login', '/login'],
  ];
  const answers = await Promise.all(fixed.map(([, path]) => fetch(site + path)));
  return fixed.filter((_, at) => answers[at]!.ok);
}
