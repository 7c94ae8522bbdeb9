import { beforeAll, describe, expect, it } from '@jest/globals';
import { languageOf, type RouteDescriptor } from '@scoreline/shared-lib/contract';
import { itemWhere } from '@scoreline/shared-lib/contract/lists';

import { appleAssociation } from './deepLinks';
import { iconPng } from './manifest/icon';
import { webManifest } from './manifest/manifest';
import { robotsText } from './robots';
import { inviteCardSvg } from './cards/inviteCard';
import { lettering } from './cards/lettering';
import { cardWidth, rasterise } from './cards/raster';
import { shareCardSvg } from './cards/shareCard';
import { kindsOf, sitemap, sitemapIndex } from './sitemaps';
import { matchOf as match } from './cards/testing';
import { loadBrands } from '../pages/brandList';
import type { Brand } from '../pages/brand';

let scoreline: Brand;
let futbol: Brand;
beforeAll(async () => {
  const brands = await loadBrands();
  scoreline = itemWhere(brands, ({ key }) => key === 'scoreline');
  futbol = itemWhere(brands, ({ key }) => key === 'futbol');
});

const pngSize = (image: Buffer) => [image.readUInt32BE(16), image.readUInt32BE(20)];
describe('images', () => {
  it('are icons of the asked size and share cards of 1200 × 630', () => {
    expect(pngSize(iconPng(scoreline, 192))).toEqual([192, 192]);
    expect(pngSize(rasterise(shareCardSvg(match(2), scoreline, 'FT'), cardWidth))).toEqual([
      1200, 630,
    ]);
  });
  it('say names as text, whatever stands in them, and no score before there is one', () => {
    expect(shareCardSvg(match(null), scoreline, '')).toContain('Ajax &amp; Sons');
    expect(shareCardSvg(match(null), scoreline, '')).toContain('Cup &lt;of&gt; Cups');
    expect(shareCardSvg(match(null), scoreline, '')).toContain('>v<');
    expect(shareCardSvg(match(3), scoreline, '')).toContain('3 – 3');
  });
});

describe('invites', () => {
  const invite = { code: 'ABCD2345', host: 'scoreline.example', minimumAge: 18 };
  it('are cards of 1200 × 630 with the code, the site and the age', () => {
    const titles = ['Win <VIP> & more'];
    const svg = inviteCardSvg({ ...invite, titles }, scoreline);
    expect(pngSize(rasterise(svg, cardWidth))).toEqual([1200, 630]);
    for (const text of ['Win &lt;VIP&gt; &amp; more', 'ABCD2345', 'scoreline.example', '18+'])
      expect(svg).toContain(`>${text}<`);
    expect(inviteCardSvg({ ...invite, titles, code: null }, scoreline)).not.toContain('ABCD2345');
  });
  it('speak English where the language’s script cannot be drawn', () => {
    const svg = inviteCardSvg({ ...invite, titles: ['邀请好友', 'Invite friends'] }, scoreline);
    expect(svg).toContain('>Invite friends<');
    expect(inviteCardSvg({ ...invite, titles: ['הזמנה', 'Invite'] }, scoreline)).toContain('הזמנה');
  });
  it('have a face for Thai, whose letters are no boxes', () => {
    const drawn = (text: string) => {
      const letters = `<text y="60" font-size="48" font-weight="700">${lettering(text)}</text>`;
      const box = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 80"';
      return rasterise(`<svg ${box}>${letters}</svg>`, 60);
    };
    expect(drawn('ก').equals(drawn('ข'))).toBe(false);
    const svg = inviteCardSvg({ ...invite, titles: ['VIP & ก', 'Invite'] }, scoreline);
    expect(svg).toContain('>VIP &amp; <tspan font-family="Noto Sans Thai">ก</tspan><');
  });
});

describe('what robots read', () => {
  it('lets only production be found', () => {
    expect(robotsText('preview', 'https://a.example', '/')).toContain('Disallow: /\n');
    const text = robotsText('prod', 'https://a.example', '/livescore/');
    expect(text).toContain('Sitemap: https://a.example/livescore/sitemap.xml');
    expect(text).toContain('Disallow: /livescore/me');
  });
  it('lists the pages of the release, in every language', () => {
    const routes = [{ path: '/' }, { path: '/:sportName/team/:teamName/:competitorId' }];
    expect(kindsOf(routes as RouteDescriptor[])).toEqual(['pages', 'teams']);
    const text = sitemap(futbol, 'https://a.example', [{ rest: '/football/team/a-b/7' }]);
    expect(text).toContain('<loc>https://a.example/livescore/football/team/a-b/7</loc>');
    expect(text.match(/hreflang=/g)).toHaveLength(47);
    expect(text).toContain(
      'hreflang="jv" href="https://a.example/livescore/jw/football/team/a-b/7"',
    );
    const index = sitemapIndex('https://a.example/', [{ kind: 'matches', shards: 2 }]);
    expect(index.match(/<sitemap>/g)).toHaveLength(2);
    expect(index).toContain('https://a.example/sitemaps/matches-2.xml');
  });
});

describe('app links and manifest', () => {
  it('are the brand’s, below its base path', () => {
    const brand = { ...futbol, apps: { ios: ['TEAM.example.futbol'], android: [] } };
    const [details] = appleAssociation(brand).applinks.details;
    expect(details?.appIDs).toEqual(['TEAM.example.futbol']);
    expect(details?.components.at(-1)).toEqual({ '/': '/livescore/*' });
    const manifest = webManifest(futbol, languageOf('jw'), 'Skor');
    expect(manifest).toMatchObject({
      name: 'Fútbol',
      description: 'Skor',
      scope: '/livescore/',
      start_url: '/livescore/jw?from=homescreen',
      lang: 'jv',
    });
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });
});
