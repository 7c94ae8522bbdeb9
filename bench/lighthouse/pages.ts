/** The first address of a sitemap's shard; a page is measured in the brand's own language. */
async function firstOf(site: string, kind: string): Promise<string> {
  const text = await (await fetch(`${site}/sitemaps/${kind}-1.xml`)).text();
  const address = /<loc>([^<]+)<\/loc>/.exec(text)?.[1];
  if (!address) throw new Error(`${site} lists no ${kind}`);
  return new URL(address).pathname;
}

/** The match of the home page's first row: one of today. */
async function matchOfToday(site: string): Promise<string> {
  const html = await (await fetch(site, { headers: { 'accept-language': 'en' } })).text();
  const eventId = /"eventId":(\d+)/.exec(html)?.[1];
  const answer = await fetch(`${site}/football/match/x/${eventId}`, { redirect: 'follow' });
  return new URL(answer.url).pathname;
}

/** The pages of bars.md that the running release has, each by its name. */
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
