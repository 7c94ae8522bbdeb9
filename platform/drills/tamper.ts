import { createHash } from 'node:crypto';

import type { Page } from '@playwright/test';
import { readDescriptor } from '@scoreline/remote-kit/admission';
import { type BuildDescriptor, isEmbed } from '@scoreline/shared-lib/contract';

import { firstItem, itemAt, itemWhere } from '@scoreline/shared-lib/contract/lists';
import type { Options } from '../commands/options';
import { askForChunk } from './chunks';
import { report, type Result, tell } from './report';
import { reseal } from './build/reseal';
import { openSite, type Site } from './site/site';
import { cardOf, frontPage, newVisitor, ownPage, standing, untilThere } from './visit';

const limitMs = 10_000;
const sentinel = 'globalThis.tampered=true;';
const foreignText = 'TAMPERED';

const altered = (body: Buffer) => Buffer.concat([Buffer.from(sentinel), body]);

/** The same texts, each with a marker that must never be rendered. */
const rewritten = (body: Buffer) =>
  Buffer.from(body.toString().replace(/":"/g, `":"${foreignText} `));

const isText = (path: string) => path.startsWith('locales/');
/** The worker is not part of a page: browsers fetch it themselves and have no hash for it. */
const isChecked = (path: string) =>
  isText(path) || (path.endsWith('.js') && path !== 'sw.js' && !isEmbed(path));

const hasRun = (page: Page) => page.evaluate(() => 'tampered' in globalThis);
const isSeen = async (page: Page) => (await page.innerText('body')).includes(foreignText);

interface Trial {
  site: Site;
  build: BuildDescriptor;
  path: string;
}

const isShell = ({ name }: BuildDescriptor) => name === 'shell';
const isFirst = ({ build: { entry, initial }, path }: Trial) =>
  path === entry || initial.includes(path);

const languageOf = (path: string) =>
  isText(path) ? itemAt(/^locales\/([^.]+)/.exec(path)!, 1) : 'en';

/** The page in the language of the altered text. The language in the path is the visitor's, who has chosen none. */
async function addressFor({ site, build, path }: Trial): Promise<string> {
  const front = await frontPage(site, isShell(build) ? firstItem(site.remotes) : build.name);
  return front.replace(/^\/en/, `/${languageOf(path)}`);
}

/**
 * Opens a page that requests the file. Returns a note of the fallback.
 * @throws if the altered file ran or was rendered
 */
async function open(trial: Trial, page: Page, wasAltered: boolean): Promise<string> {
  const { build, path } = trial;
  // Without its texts a remote still runs, in English or with the keys as text.
  const isNeeded = isFirst(trial) && wasAltered;
  await page.goto(await addressFor(trial), { waitUntil: 'commit' });
  if (isShell(build)) await page.waitForLoadState();
  else await untilThere(page, isNeeded ? cardOf(build.name) : standing(build.name), limitMs);
  if (isText(path)) return 'refused, other words';
  if (isFirst(trial)) return isShell(build) ? 'refused' : 'refused, card';
  await untilThere(page, ownPage, limitMs);
  const global = isShell(build) ? 'scoreline_shell' : build.global;
  const ended = await askForChunk(page, global, path);
  if (wasAltered && ended === 'ran') throw new Error('the chunk was taken');
  if (!wasAltered && ended !== 'ran') throw new Error(`unaltered, it was ${ended}`);
  return 'refused';
}

async function alter(trial: Trial): Promise<string> {
  const { site, build, path } = trial;
  const address = `/builds/${build.name}/${build.build}/${path}`;
  const change = isText(path) ? rewritten : altered;
  const asked = site.proxy.asked.length;
  site.proxy.disturb = (one) => (one === address ? { kind: 'alter', alter: change } : null);
  // A page whose address names no language uses the browser's.
  const visitor = await newVisitor(site, { locale: languageOf(path) });
  try {
    const page = await visitor.newPage();
    const note = await open(trial, page, true);
    if (!site.proxy.asked.slice(asked).includes(address)) throw new Error('it was never asked for');
    await page.waitForTimeout(100);
    if (await hasRun(page)) throw new Error('what was put into it ran');
    if (isText(path) && (await isSeen(page))) throw new Error('what was put into it was shown');
    return note;
  } finally {
    site.proxy.disturb = () => null;
    await visitor.close();
  }
}

const failureOf = (error: unknown) => firstItem(String((error as Error).message).split('\n'));

async function resultOf(name: string, what: string, act: () => Promise<string>): Promise<Result> {
  const [row, column] = [`${name} ${what}`, 'altered'];
  const result: Result = await act().then(
    (note) => ({ row, column, note }),
    (error: unknown) => ({ row, column, note: '', failure: failureOf(error) }),
  );
  tell(`${result.failure ? 'FAILED' : 'ok'}  ${row}  ${result.failure ?? result.note}`);
  return result;
}

/** A right-to-left language, so that its page cannot pass for an English one. */
const sampleLanguage = 'he';
const isOfSample = (path: string) => !isText(path) || path.startsWith(`locales/${sampleLanguage}.`);

async function filesOf(site: Site, name: string, sample: boolean): Promise<Result[]> {
  const build = (await readDescriptor(site.store, name, site.good[name]!))!;
  const paths = build.files.map(({ path }) => path).filter(isChecked);
  const results: Result[] = [];
  for (const path of sample ? paths.filter(isOfSample) : paths) {
    results.push(await resultOf(name, path, () => alter({ site, build, path })));
  }
  return results;
}

/** A control: a properly released remote with the marker must be detected, otherwise the drill proves nothing. */
async function seesWhatRuns(site: Site, name: string): Promise<string> {
  const entry = (source: string) => sentinel + source;
  const build = await reseal(site.store, name, site.good[name]!, { tag: 'sentinel', entry });
  await site.release({ ...site.good, [name]: build });
  const visitor = await newVisitor(site);
  try {
    const page = await visitor.newPage();
    await page.goto(await frontPage(site, name));
    await untilThere(page, standing(name, build), limitMs);
    if (!(await hasRun(page))) throw new Error('a sentinel that was signed did not run');
    return 'runs';
  } finally {
    await visitor.close();
    await site.release(site.good);
  }
}

/** A properly signed release that does not list its own entry. */
async function refusesUnlisted(site: Site, name: string): Promise<string> {
  const from = (await readDescriptor(site.store, name, site.good[name]!))!;
  const files = from.files.filter(({ path }) => path !== from.entry);
  const build = await reseal(site.store, name, site.good[name]!, {
    tag: 'unlisted',
    entry: (source) => sentinel + source,
    descriptor: { files },
  });
  await site.release({ ...site.good, [name]: build });
  const visitor = await newVisitor(site);
  try {
    const page = await visitor.newPage();
    await page.goto(await frontPage(site, name));
    await untilThere(page, cardOf(name), limitMs);
    if (await hasRun(page)) throw new Error('an unlisted script ran');
    return 'refused, card';
  } finally {
    await visitor.close();
    await site.release(site.good);
  }
}

/** Start of the release data in the page. */
const bootMark = 'id="boot"';

/** The page's release contains the hash of an altered entry, so only its signature detects it. */
const inRelease = (html: string, signed: string, forged: string) => {
  const at = html.indexOf(bootMark);
  return html.slice(0, at) + html.slice(at).replaceAll(signed, forged);
};

/** The hash is replaced everywhere in the page, including its first script, whose hash the policy contains. */
const everywhere = (html: string, signed: string, forged: string) =>
  html.replaceAll(signed, forged);

async function refusesForged(
  site: Site,
  name: string,
  forge: typeof inRelease,
  untilRefused: (page: Page) => Promise<unknown>,
): Promise<string> {
  const { entry, files, build } = (await readDescriptor(site.store, name, site.good[name]!))!;
  const signed = itemWhere(files, ({ path }) => path === entry).integrity;
  const source = await fetch(`${site.proxy.address}/builds/${name}/${build}/${entry}`);
  const bytes = altered(Buffer.from(await source.arrayBuffer()));
  const forged = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  const front = await frontPage(site, name);
  site.proxy.disturb = (path) => {
    if (path.endsWith(`/${entry}`)) return { kind: 'alter', alter: altered };
    const replace = (body: Buffer) => Buffer.from(forge(body.toString(), signed, forged));
    return path === front ? { kind: 'alter', alter: replace } : null;
  };
  const visitor = await newVisitor(site);
  try {
    const page = await visitor.newPage();
    await page.goto(front);
    await untilRefused(page);
    if (await hasRun(page)) throw new Error('what was put into it ran');
    return 'refused';
  } finally {
    site.proxy.disturb = () => null;
    await visitor.close();
  }
}

const isList = (path: string) => path.includes('/lists/');

/** A page without embedded lists fetches them. Signed lists let the remote run, altered ones do not. */
async function refusesLists(site: Site, name: string): Promise<string> {
  const front = await frontPage(site, name);
  const withoutLists = (body: Buffer) => Buffer.from(body.toString().replace('"lists":', '"no":'));
  const forged = (body: Buffer) => Buffer.from(body.toString().replace(/sha384-\w/g, 'sha384-+'));
  const asked = site.proxy.asked.length;
  const visit = async (change: (body: Buffer) => Buffer, end: (page: Page) => Promise<unknown>) => {
    site.proxy.disturb = (path) => {
      if (path === front) return { kind: 'alter', alter: withoutLists };
      return isList(path) ? { kind: 'alter', alter: change } : null;
    };
    const visitor = await newVisitor(site);
    try {
      const page = await visitor.newPage();
      await page.goto(front);
      await end(page);
    } finally {
      site.proxy.disturb = () => null;
      await visitor.close();
    }
  };
  await visit(
    (body) => body,
    (page) => untilThere(page, standing(name), limitMs),
  );
  if (!site.proxy.asked.slice(asked).some(isList)) throw new Error('no list was asked for');
  await visit(forged, (page) => untilThere(page, cardOf(name), limitMs));
  return 'refused, card';
}

/**
 * Alters every file of the shell and of every remote, or of the named ones, in turn. `sample` limits texts to one language.
 * @throws if an altered file ran
 */
export async function runTamper(options: Options): Promise<void> {
  const site = await openSite(options);
  try {
    const results: Result[] = [];
    for (const name of site.chosen) {
      if (name !== 'shell') {
        results.push(
          await resultOf(name, 'signed sentinel', () => seesWhatRuns(site, name)),
          await resultOf(name, 'manifest', () =>
            refusesForged(site, name, inRelease, (page) =>
              untilThere(page, '[role=alert]', limitMs),
            ),
          ),
          await resultOf(name, 'manifest and page', () =>
            refusesForged(site, name, everywhere, (page) => page.waitForLoadState('networkidle')),
          ),
          await resultOf(name, 'missing hash', () => refusesUnlisted(site, name)),
          await resultOf(name, 'lists', () => refusesLists(site, name)),
        );
      }
      results.push(...(await filesOf(site, name, options.sample)));
    }
    await report('tamper', results);
  } finally {
    await site.close();
  }
}
