import { createHash } from 'node:crypto';
import { areSpoilersOff, isLanguage } from '@scoreline/shared-lib/contract';
import type { FastifyRequest } from 'fastify';

import { type CalendarSubjects, calendarMatches, namedSubject } from '../../sport/calendar/queries';
import { type BuildReader, namingOf, remoteTexts } from '../pages/buildTexts';
import { CachedPage } from '../pages/pageCache';
import { brandOf, originOf, queryOf } from '../pages/visitor/visit';
import type { SiteOptions } from '../well-known/options';
import { type EventContext, eventOf, stampOf } from './event';
import { calendar, type Property, text } from './ical';

export interface CalendarDeps {
  options: SiteOptions;
  read: BuildReader;
}

export type Choices = Pick<EventContext, 'brand' | 'origin' | 'language' | 'isSpoilerFree'>;

/** How often calendar apps should poll. */
const pollEvery = 'PT1H';

/** Brand, language and spoiler choice of an address. */
export function choicesOf(request: FastifyRequest, options: SiteOptions): Choices {
  const brand = brandOf(request, options);
  const query = queryOf(request);
  const language = query.get('lang') ?? '';
  return {
    brand,
    origin: originOf(request, options),
    language: isLanguage(language) ? language : brand.defaultLanguage,
    isSpoilerFree: areSpoilersOff(query),
  };
}

/** Names come from the texts of the current release; without one, events have their own names. */
async function contextOf(choices: Choices, { options, read }: CalendarDeps): Promise<EventContext> {
  const { brand, language } = choices;
  const current = await options.releases.current(brand.key, options.env);
  const shell = current
    ? { name: 'shell', ...current.release.shell }
    : { name: 'shell', build: '', locales: {} };
  const [naming, long, short] = await Promise.all([
    namingOf(read, shell, language),
    remoteTexts(read, shell, language, 'shared.status.long'),
    remoteTexts(read, shell, language, 'shared.status.short'),
  ]);
  const unset = short.get('toBeAnnounced');
  const states = new Map([...long, ...(unset ? [['toBeAnnounced', unset] as const] : [])]);
  return { ...choices, naming, states };
}

/** The name of a team or league; null for an unknown id. */
export async function subjectName(
  kind: 'team' | 'league',
  id: number,
  choices: Choices,
  deps: CalendarDeps,
): Promise<string | null> {
  const found = await namedSubject(deps.options.db, kind, id);
  if (!found) return null;
  const { naming } = await contextOf(choices, deps);
  return (naming.local(found) as { name: string }).name;
}

const head = (name: string): Property[] => [
  ['VERSION', '2.0'],
  ['PRODID', '-//Scoreline//Match calendar//EN'],
  ['CALSCALE', 'GREGORIAN'],
  ['NAME', text(name)],
  ['X-WR-CALNAME', text(name)],
  ['REFRESH-INTERVAL;VALUE=DURATION', pollEvery],
  ['X-PUBLISHED-TTL', pollEvery],
];

/** A calendar as an answer. Its tag ignores the events' stamps, so that a change of prices doesn't cause a download. */
export async function writeCalendar(
  name: string,
  subjects: CalendarSubjects,
  choices: Choices,
  deps: CalendarDeps,
): Promise<{ page: CachedPage; etag: string }> {
  const { options } = deps;
  const [matches, context] = await Promise.all([
    calendarMatches(options.db, subjects, options.now()),
    contextOf(choices, deps),
  ]);
  const events = matches.map((match) => ({
    visible: eventOf(match, context),
    stamp: stampOf(match),
  }));
  const visible = events.map((event) => event.visible);
  const hash = createHash('sha256')
    .update(JSON.stringify([name, visible]))
    .digest('base64url');
  const body = calendar(
    head(name),
    events.map(({ visible: [uid, ...rest], stamp }) => [...(uid ? [uid] : []), ...stamp, ...rest]),
  );
  const headers = {
    'content-type': 'text/calendar; charset=utf-8',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    vary: 'accept-encoding',
  };
  return { page: new CachedPage({ status: 200, headers, body, data: [] }), etag: `W/"${hash}"` };
}
