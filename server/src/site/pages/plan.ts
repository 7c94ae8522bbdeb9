import { devCookie, readDevRemotes } from '@scoreline/shared-lib/contract';
import type { FastifyRequest } from 'fastify';

import { LeastRecent } from '../../store/collections/leastRecent';
import type { CurrentRelease } from '../releases/releases';
import { agentOf } from './agent';
import type { Brand } from './brand';
import { decide, type PageDecision } from './decision';
import { questionsOf } from './firstData';
import type { PageOptions } from './options';
import { pagePath } from './pagePath';
import { timeZoneOf, todayIn } from './timeZone';
import { brandOf, cookieOf, originOf } from './visit';

type Questions = ReturnType<typeof questionsOf>;

/** All that a page depends on: whoever asks with the same plan is sent the same bytes. */
export interface PagePlan {
  brand: Brand;
  origin: string;
  current: CurrentRelease;
  decision: PageDecision;
  timeZone: string;
  path: string;
  /** Servers of the developer who asks. */
  devOrigins: string[];
  /** What its first data are asked with, by the day it is now. */
  questions(): Questions;
  /** The plan in one string. */
  key: string;
}

const plansKept = 5_000;
/** Longer addresses are worked out each time, so that nobody fills the memory with them. */
const longestKept = 512;
/** Cookies that a page or a redirect depends on. */
const cookies = ['mp-lan', 'tz', 'sport', devCookie];

function devOriginsOf(request: FastifyRequest, { devRemotes = [] }: PageOptions): string[] {
  if (devRemotes.length === 0) return [];
  const search = request.url.split('?')[1] ?? '';
  const cookie = cookieOf(request, devCookie) ?? '';
  return Object.values(readDevRemotes(search, cookie, devRemotes));
}

/** What of a request a page can depend on, as it came. */
function asked(request: FastifyRequest, current: CurrentRelease): string {
  const { headers, url, host, protocol } = request;
  const { isCrawler, isAppShell } = agentOf(headers['user-agent']);
  const own = headers.cookie ? cookies.map((name) => cookieOf(request, name) ?? '') : [];
  const languages = headers['accept-language'] ?? '';
  return [current.id, protocol, host, url, isCrawler, isAppShell, languages, ...own].join('\n');
}

function makePlan(
  request: FastifyRequest,
  current: CurrentRelease,
  options: PageOptions,
): PagePlan {
  const brand = brandOf(request, options);
  const origin = originOf(request, options);
  const path = pagePath(request.url);
  const decision = decide(request, brand, current.release, path);
  const timeZone = timeZoneOf(request, brand);
  const devOrigins = devOriginsOf(request, options);
  const match = decision.kind === 'show' ? decision.match : null;
  const visit = {
    brand,
    timeZone,
    sport: cookieOf(request, 'sport'),
    query: new URLSearchParams(request.url.split('?')[1] ?? ''),
    params: match?.params ?? {},
  };
  let known: { today: string; questions: Questions } | undefined;
  const questions = () => {
    const today = todayIn(options.now(), timeZone);
    if (known?.today !== today) {
      const made = questionsOf(match?.route.prefetch, visit, today, options.question);
      known = { today, questions: made };
    }
    return known.questions;
  };
  const requests = JSON.stringify(questions().map(({ request: asks }) => asks));
  const shown = decision.kind === 'redirect' ? [] : [decision.language, decision.segment];
  const parts = [brand.key, origin, current.id, path, decision.kind, ...shown, timeZone, requests];
  return {
    ...{ brand, origin, current, decision, timeZone, path, devOrigins, questions },
    key: [...parts, ...devOrigins].join('\n'),
  };
}

/** Works out what a request asks for, once for all who ask alike. */
export function createPlanner(options: PageOptions) {
  const known = new LeastRecent<PagePlan>(plansKept);
  return (request: FastifyRequest, current: CurrentRelease): PagePlan => {
    const key = asked(request, current);
    const found = known.get(key);
    if (found) return found;
    const plan = makePlan(request, current, options);
    if (key.length <= longestKept) known.set(key, plan);
    return plan;
  };
}
