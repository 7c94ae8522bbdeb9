import {
  type Incident,
  languageOf,
  type MatchDetail,
  matchPath,
  pathTo,
  preferredLanguage,
  readAcceptLanguage,
  type Release,
} from '@scoreline/shared-lib/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { type BuildReader, createBuildReader, namingOf, remoteText } from '../pages/buildTexts';
import type { PageOptions } from '../pages/options';
import { hashSource } from '../pages/scripts/inlineScripts';
import { securityHeaders } from '../pages/scripts/contentSecurity';
import { brandOf, cookieOf, originOf } from '../pages/visitor/visit';
import { clipPage } from './clipPage';
import { clipStyles } from './clipStyles';
import { type Goal, goalsOf } from './goals';

interface Options extends PageOptions {
  db: Kysely<Database>;
}

/** `/demo/clips/{match}`: the page that the demo's highlights link to. Only matches of a demo feed have one. */
export function serveDemoClips(app: FastifyInstance, options: Options): void {
  const read = createBuildReader(options.releases.registry);
  app.get<{ Params: { ref: string } }>('/demo/clips/:ref', async (request, reply) => {
    const matchId = await demoMatch(options.db, request.params.ref);
    const clip = matchId === null ? null : await clipOf(matchId, request, options, read);
    if (!clip || clip.goals.length === 0) return reply.callNotFound();
    const styles = clipStyles(clip.goals.map(({ side }) => side));
    return (
      reply
        .headers(securityHeaders(originOf(request, options)))
        .header('content-security-policy', policyOf(styles))
        // Not stored, because the worker would show it offline instead of a page of the site.
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(clipPage(clip, styles))
    );
  });
}

const policyOf = (styles: string) =>
  `default-src 'none'; style-src ${hashSource(styles)}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

async function demoMatch(db: Kysely<Database>, ref: string): Promise<number | null> {
  const row = await db
    .selectFrom('feed_refs')
    .select('id')
    .where('source', '=', 'demo')
    .where('kind', '=', 'match')
    .where('ref', '=', ref)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The visitor's chosen language, or the browser's, because the link carries none. */
const languageFor = (request: FastifyRequest) =>
  languageOf(
    preferredLanguage(null, {
      stored: cookieOf(request, 'mp-lan') ?? null,
      browserLanguages: readAcceptLanguage(request.headers['accept-language']),
      crawler: false,
      appShell: false,
    }),
  );

async function clipOf(
  matchId: number,
  request: FastifyRequest,
  options: Options,
  read: BuildReader,
) {
  const brand = brandOf(request, options);
  const ask = (path: 'sports-query/match/detail' | 'sports-query/match/events') =>
    options.question(path, { eventId: matchId }).answer();
  const [detail, events, current] = await Promise.all([
    ask('sports-query/match/detail') as Promise<MatchDetail>,
    ask('sports-query/match/events') as Promise<{ incidents: Incident[] }>,
    options.releases.current(brand.key, options.env),
  ]);
  if (!current) return null;
  const language = languageFor(request);
  const texts = await textsIn(current.release, language.code, read);
  const { home, away } = texts.local(detail);
  const { sport, eventId } = detail.summary;
  const matchAddress = pathTo(brand, language.code, matchPath({ ...detail, sport, eventId }));
  return {
    ...{ ...texts, matchAddress },
    ...{ language, basePath: brand.basePath },
    ...{ home: home.name, away: away.name },
    goals: goalsOf(events.incidents),
  };
}

/** The page's words, which the builds have in every language. */
async function textsIn({ shell: build, remotes }: Release, language: string, read: BuildReader) {
  const shell = { name: 'shell', ...build };
  const match = remotes['mf-match'];
  const kind = async (name: Goal['kind']) =>
    (match && (await remoteText(read, match, language, `timeline.kinds.${name}`, {}))) ?? '';
  const [{ local }, demoWord, backWord, ownGoal, penaltyGoal] = await Promise.all([
    namingOf(read, shell, language),
    remoteText(read, shell, language, 'shell.demoData', {}),
    remoteText(read, shell, language, 'shared.actions.back', {}),
    kind('ownGoal'),
    kind('penaltyGoal'),
  ]);
  const kinds = { goal: '', ownGoal, penaltyGoal };
  return {
    local,
    demoWord: demoWord ?? 'Demo data',
    backWord: backWord ?? 'Back',
    kindName: (name: Goal['kind']) => kinds[name],
  };
}
