import { areSpoilersOff, devCookie, readDevRemotes } from '@scoreline/shared-lib/contract';
import { LRUCache } from 'lru-cache';

import type { CurrentRelease } from '@scoreline/platform-server';
import { agentOf } from './visitor/agent';
import type { Brand } from './brand';
import { decide, isTooOld, type PageDecision } from './decision';
import { createDeclarations, type Declarations } from './declarations';
import { questionsOf } from './firstData';
import type { PageOptions } from './options';
import { pagePath } from './pagePath';
import { timeZoneOf, todayIn } from './visitor/timeZone';
import { brandOf, cookieOf, originOf, type PageRequest, queryOf } from './visitor/visit';

type Questions = ReturnType<typeof questionsOf>;

/** Everything a page depends on: equal plans produce equal bytes. */
export interface PagePlan {
  brand: Brand;
  origin: string;
  current: CurrentRelease;
  decision: PageDecision;
  timeZone: string;
  path: string;
  /** The page's script redirects no crawler, as the server doesn't. */
  isCrawler: boolean;
  /** Whether the address belongs to a match and hides its score. */
  isKeptBack: boolean;
  /** The developer's own build servers. */
  devOrigins: string[];
  /** The questions of its first data, for today. */
  questions(): Questions;
  key: string;
}

const mostPlans = 5_000;
/** Longer addresses are not cached, so that they can't fill the memory. */
const longestCached = 512;
/** Cookies that a page or a redirect depends on. */
const cookies = ['mp-lan', 'tz', 'sport', devCookie];

function devOriginsOf(request: PageRequest, { devRemotes = [] }: PageOptions): string[] {
  if (devRemotes.length === 0) return [];
  const search = request.url.split('?')[1] ?? '';
  const cookie = cookieOf(request, devCookie) ?? '';
  return Object.values(readDevRemotes(search, cookie, devRemotes));
}

/** The parts of a request that a page can depend on. */
function asked(request: PageRequest, current: CurrentRelease, brand: Brand): string {
  const { headers, url, host, protocol } = request;
  const { isCrawler, isAppShell } = agentOf(headers['user-agent']);
  const own = headers.cookie ? cookies.map((name) => cookieOf(request, name) ?? '') : [];
  const languages = headers['accept-language'] ?? '';
  const shell = isAppShell && (isTooOld(request, brand) ? 'old' : 'new');
  return [current.id, protocol, host, url, isCrawler, shell, languages, ...own].join('\n');
}

/** The first data of the decision's route; null if its build can't be read now. */
async function declaredFor(decision: PageDecision, declarations: Declarations) {
  const route = decision.kind === 'show' ? decision.match.route : undefined;
  return route?.remote && route.firstData ? declarations(route.remote, route.path) : [];
}

async function makePlan(
  request: PageRequest,
  current: CurrentRelease,
  options: PageOptions,
  declarations: Declarations,
): Promise<{ plan: PagePlan; isWhole: boolean }> {
  const { isCrawler } = agentOf(request.headers['user-agent']);
  const brand = brandOf(request, options);
  const origin = originOf(request, options);
  const path = pagePath(request.url);
  const decision = decide(request, brand, current.release, path);
  const timeZone = timeZoneOf(request, brand);
  const devOrigins = devOriginsOf(request, options);
  const match = decision.kind === 'show' ? decision.match : null;
  const declared = await declaredFor(decision, declarations);
  const visit = {
    brand,
    timeZone,
    language: decision.kind === 'redirect' ? brand.defaultLanguage : decision.language,
    sport: cookieOf(request, 'sport'),
    query: queryOf(request),
    params: match?.params ?? {},
  };
  let known: { today: string; questions: Questions } | undefined;
  const questions = () => {
    const today = todayIn(options.now(), timeZone);
    if (known?.today !== today) {
      const made = questionsOf(declared ?? [], visit, today, options.question);
      known = { today, questions: made };
    }
    return known.questions;
  };
  const isKeptBack = match?.params.eventId !== undefined && areSpoilersOff(visit.query);
  const requests = JSON.stringify(questions().map(({ request: asks }) => asks));
  const shown = decision.kind === 'redirect' ? [] : [decision.language, decision.segment];
  const parts = [brand.key, origin, current.id, path, decision.kind, ...shown, timeZone, requests];
  if (isKeptBack) parts.push('without its score');
  if (isCrawler) parts.push('of a crawler');
  const plan = {
    ...{ brand, origin, current, decision, timeZone, path, devOrigins, questions },
    ...{ isCrawler, isKeptBack },
    key: [...parts, ...devOrigins].join('\n'),
  };
  return { plan, isWhole: declared !== null };
}

/** Computes a request's plan, cached for equal requests. */
export function createPlanner(options: PageOptions) {
  const known = new LRUCache<string, PagePlan>({ max: mostPlans });
  const declarations = createDeclarations(options.releases.registry);
  return async (request: PageRequest, current: CurrentRelease): Promise<PagePlan> => {
    const key = asked(request, current, brandOf(request, options));
    const found = known.get(key);
    if (found) return found;
    const { plan, isWhole } = await makePlan(request, current, options, declarations);
    if (isWhole && key.length <= longestCached) known.set(key, plan);
    return plan;
  };
}
