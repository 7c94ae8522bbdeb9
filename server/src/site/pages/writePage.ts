import {
  type Boot,
  type BootPayload,
  type BootPreview,
  languageOf,
  missingLayout,
  pathTo,
} from '@scoreline/shared-lib/contract';

import { brandConfig } from './brandConfig';
import { buildsCdn, startFromCdn } from './scripts/buildsCdn';
import { type BuildReader, namingOf, remoteText, remoteTexts } from './buildTexts';
import { canaryMark, canaryWatch } from './scripts/canaryWatch';
import { contentSecurityPolicy, securityHeaders } from './scripts/contentSecurity';
import { dataWatch } from './scripts/dataWatch';
import type { PageDecision } from './decision';
import { renderDocument } from './document/document';
import { sharedHeaders } from './edge/sharedHeaders';
import { type Answered, firstData } from './firstData';
import { headOf, isMissing, type PageHead } from './document/head';
import { compact, hashSource, scriptLoader } from './scripts/inlineScripts';
import type { Written } from './pageCache';
import type { PageOptions } from './options';
import { ownSettings } from './scripts/ownSettings';
import { type PageNames, pageNames } from './document/pageNames';
import { pageLists } from './pageLists';
import type { PagePlan } from './plan';
import { preloadsOf, shellScripts } from './scripts/preloads';
import { type Subject, subjectOf } from './document/subject';
import { timesScript } from './written/times';
import { promotionTexts } from './written/promotionTexts';
import { writtenFrame } from './written/writtenFrame';
import { writtenPage } from './written/writtenPage';

type Shown = Exclude<PageDecision, { kind: 'redirect' }>;

interface PageFacts {
  payload: BootPayload;
  answers: Answered[];
  subject: Subject | null;
}

const isScript = (source: string | undefined): source is string => source !== undefined;

export interface PageContext extends PagePlan {
  decision: Shown;
  read: BuildReader;
  options: PageOptions;
  /** From the tester's preview link. */
  preview?: BootPreview;
}

async function bootOf(
  payload: BootPayload,
  { brand, current, decision, isCrawler, options, origin, preview }: PageContext,
): Promise<Boot & { payload: BootPayload }> {
  const releaseKeys = await options.releases.keys();
  const config = brandConfig(brand, origin, options);
  const { devRemotes } = options;
  const dev = devRemotes?.length ? { devRemotes: [...devRemotes] } : {};
  const tester = preview && { preview };
  const { forPages: release, chosen } = current;
  const remote = decision.kind === 'show' ? decision.match.route.remote : null;
  const isTree = release.routes !== undefined;
  const lists = isTree && { lists: await pageLists(current.release, remote, decision.language) };
  const canaries = chosen && { canaries: chosen };
  const crawler = isCrawler && { crawler: true as const };
  return {
    brand: config,
    release,
    ...lists,
    ...canaries,
    releaseKeys,
    payload,
    ...dev,
    ...tester,
    ...crawler,
  };
}

/** The sport's name in the page's language, from the shell's texts. */
async function sportNameOf({ read, current, decision }: PageContext): Promise<string | null> {
  const sport = decision.kind === 'show' ? decision.match.params.sportName : undefined;
  if (!sport) return null;
  const shell = { name: 'shell', ...current.release.shell };
  return remoteText(read, shell, decision.language, `shared.sports.${sport}`, {});
}

/** The page's frame in plain HTML, the same for all visitors. */
async function frameFor(written: string, context: PageContext): Promise<string> {
  const { brand, current, decision, read, options } = context;
  const { language, segment } = decision;
  const shell = { name: 'shell', ...current.release.shell };
  const [tabNames, demoWord, oldBrowser] = await Promise.all([
    remoteTexts(read, shell, language, 'shell.tabs'),
    remoteText(read, shell, language, 'shell.demoData', {}),
    remoteText(read, shell, language, 'shell.oldBrowser', {}),
  ]);
  const route = decision.kind === 'show' ? decision.match.route : null;
  const frame = {
    brand,
    demoData: options.demoData,
    routes: Object.values(current.release.remotes).flatMap(({ routes }) => routes),
    layout: route?.layout ?? missingLayout,
    tab: route?.tab,
    addressOf: (rest: string) => pathTo(brand, segment, rest),
    tabNames,
    demoWord: demoWord ?? '',
    oldBrowser: oldBrowser ?? '',
  };
  return writtenFrame(frame, written);
}

/** The page's content in plain HTML, the same for all visitors. */
async function writtenFor(
  { brand, current, decision, read }: PageContext,
  { answers, head, subject, times }: Omit<PageFacts, 'payload'> & { head: PageHead } & PageNames,
): Promise<string> {
  if (isMissing(decision)) return '';
  const { language, segment } = decision;
  const shell = { name: 'shell', ...current.release.shell };
  const remote = (decision.kind === 'show' && decision.match.route.remote) || shell;
  const [statuses, columns, group, parts, lists, promotion] = await Promise.all([
    remoteTexts(read, shell, language, 'shared.status.short'),
    remoteTexts(read, remote, language, 'table'),
    remoteText(read, remote, language, 'info.group', {}),
    remoteTexts(read, remote, language, 'parts'),
    remoteTexts(read, remote, language, 'names'),
    promotionTexts(answers, read, remote, language),
  ]);
  const writing = {
    locale: languageOf(language).tag,
    addressOf: (rest: string) => pathTo(brand, segment, rest),
    statusName: (status: string) => statuses.get(status) ?? null,
    columnName: (column: string) => columns.get(column) ?? null,
    listName: (list: string) => lists.get(list) ?? null,
    promotionText: (key: string) => promotion.get(key) ?? null,
    groupName: (name: string) =>
      parts.get(name) ?? ((group ?? '').replace('{{group}}', name) || name),
  };
  return writtenPage(answers, { ...head, subject, times }, { site: brand.name, writing });
}

/** An unknown id turns the page into a missing one. */
function withPayload(decision: Shown, payload: BootPayload): Shown {
  const { language, segment, rest } = decision;
  return payload.isMissing ? { kind: 'notFound', language, segment, rest } : decision;
}

export async function payloadOf(context: PageContext) {
  const { path, decision, questions, options } = context;
  const asked = questions();
  const { answers, isMissing: isNobodys, isWhole } = await firstData(asked);
  const queries = answers.map(({ query }) => query);
  const payload: BootPayload = {
    path,
    language: decision.language,
    queries,
    ...(isNobodys && { isMissing: true }),
    serverTime: options.now().toISOString(),
  };
  const shared = sharedHeaders({
    answers,
    subjects: asked.flatMap((question) => question.subjects()),
    brand: context.brand.key,
    seq: context.current.release.seq,
    now: options.now(),
  });
  return { payload, answers, shared, data: isWhole ? queries.map(({ data }) => data) : null };
}

/** Written texts use the page's language; the payload's answers stay as the API sends them. */
async function inLanguage(answers: Answered[], { read, current, decision }: PageContext) {
  const shell = { name: 'shell', ...current.release.shell };
  const { local } = await namingOf(read, shell, decision.language);
  return answers.map(({ declared, query }) => ({
    declared,
    query: { ...query, data: local(query.data) },
  }));
}

const vary = 'accept-encoding, accept-language, cookie, user-agent';

/** The first data of a page as a separate answer: 404 if the page doesn't exist. */
export async function writePayload(context: PageContext): Promise<Written> {
  const { payload, data, shared } = await payloadOf(context);
  return {
    status: payload.isMissing ? 404 : 200,
    ...(!payload.isMissing && { shared }),
    headers: {
      vary,
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    },
    body: JSON.stringify(payload),
    data,
  };
}

/** The page of a plan: 200, or 404 with the same shell and "not found"; an address with wrong names is redirected. */
export async function writePage(context: PageContext): Promise<Written> {
  const { brand, decision } = context;
  const { payload, answers: asked, data, shared } = await payloadOf(context);
  const answers = await inLanguage(asked, context);
  const subject = subjectOf(answers);
  if (subject && subject.rest !== decision.rest) {
    const location = pathTo(brand, decision.segment, subject.rest);
    return {
      status: 301,
      headers: { vary, 'cache-control': 'no-cache', location },
      body: '',
      data,
      shared,
    };
  }
  const shown = withPayload(decision, payload);
  const facts = { payload, answers, subject };
  const document = await writeDocument({ ...context, decision: shown }, facts);
  // Unknown paths are unlimited, so their pages are not cached.
  return { ...document, shared, data: shown.kind === 'notFound' ? null : data };
}

/** Plain `en` would put the month first, which only one country does. */
const sharedLocale = (tag: string) => (tag === 'en' ? 'en-GB' : tag);

/** The page's inline scripts, in running order. */
function scriptsOf({ current, decision, options }: PageContext, payload: BootPayload) {
  const { release } = current;
  const remote = decision.kind === 'show' ? decision.match.route.remote : null;
  const { scripts: ahead, texts } = preloadsOf(release, remote, decision.language);
  const scripts = shellScripts(release);
  const mark = canaryMark(current);
  const watches = [mark && canaryWatch(mark), ownSettings, dataWatch(payload)];
  const { buildsBase: base } = options;
  if (!base) {
    return {
      scripts: [...watches, scriptLoader(scripts, ahead)].filter(isScript).map(compact),
      preloads: texts,
    };
  }
  // Placed before the canary's watch, which must not see failures of the CDN alone.
  const cdn = buildsCdn({ base, scripts, ahead, texts });
  const inOrder = [cdn, ...watches, startFromCdn].filter(isScript).map(compact);
  return { scripts: inOrder, preloads: [] };
}

async function writeDocument(
  context: PageContext,
  { payload, answers, subject }: PageFacts,
): Promise<Pick<Written, 'status' | 'headers' | 'body'>> {
  const { brand, decision, read, origin, isKeptBack, devOrigins } = context;
  const { release } = context.current;
  const [boot, sportName, sheet] = await Promise.all([
    bootOf(payload, context),
    sportNameOf(context),
    read('shell', release.shell.build, `themes/${brand.styleProvider}.css`),
  ]);
  const { tag } = languageOf(decision.language);
  const named = pageNames(answers, { locale: sharedLocale(tag), timeZone: null });
  const names = { ...named.names, ...(sportName && { sportName }) };
  const head = await headOf({ read, brand, release, origin, subject, isKeptBack }, decision, names);
  const page = await writtenFor(context, { ...named, answers, head, subject });
  const written = await frameFor(page, context);
  const { scripts, preloads } = scriptsOf(context, payload);
  const times = timesScript(page, tag);
  const afterWritten = times && compact(times);
  const styles = sheet ?? '';
  const hashes = {
    scripts: [...scripts, afterWritten].filter(isScript).map(hashSource),
    styles: [hashSource(styles)],
  };
  const { basePath } = brand;
  return {
    status: isMissing(decision) ? 404 : 200,
    headers: {
      ...securityHeaders(origin, brand.tagManagerId),
      'content-security-policy': contentSecurityPolicy(hashes, origin, {
        tagManagerId: brand.tagManagerId,
        buildsBase: context.options.buildsBase,
        devOrigins,
      }),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary,
    },
    body: renderDocument({
      ...{ basePath, language: decision.language, head, styles, scripts, preloads, boot },
      ...{ written, afterWritten, isKeptBack },
    }),
  };
}
