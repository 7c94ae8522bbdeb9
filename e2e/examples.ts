import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { APIRequestContext } from '@playwright/test';

import { dayThere } from './dayThere';
import { address, timeZone } from './environment';

interface ExampleValues {
  site: string;
  match: number;
  /** Address of the match's page. */
  page: string;
  matches: string;
  league: number;
  cup: number;
}

interface Examples {
  origin: string;
  close(): Promise<void>;
}

interface ServeExamples {
  serveExamples(options: {
    port: number;
    values: ExampleValues;
    built?: string;
  }): Promise<Examples>;
}

interface BuildHosts {
  buildHosts(folder: string, site: string): Promise<void>;
}

interface Side {
  score: number | null;
}

interface Row {
  path: string;
  summary: { eventId: number; tournamentId: number; home: Side; away: Side };
}

// By address, because the examples are another site's pages.
const example = (path: string): string => new URL(`../examples/${path}`, import.meta.url).href;

/** Today's matches as widgets receive them, the first to be played first. */
async function todaysRows(request: APIRequestContext): Promise<Row[]> {
  const date = dayThere(Date.now());
  const view = `day:football:${date}:${timeZone}`;
  const answer = await request.get(
    `${address}/widget/v1/data.json?${new URLSearchParams({ clientId: 'demo', view }).toString()}`,
  );
  const { data } = (await answer.json()) as { data: { views: Record<string, { rows: Row[] }> } };
  return data.views[view]?.rows ?? [];
}

/** The football cups in the sitemaps. */
async function cups(request: APIRequestContext): Promise<number[]> {
  const sitemap = await (await request.get(`${address}/sitemaps/leagues-1.xml`)).text();
  const names = sitemap.matchAll(
    /\/football\/league\/[^/]+\/[^/]*(?:cup|champions-league)\/(\d+)</g,
  );
  return [...new Set([...names].map(([, id]) => Number(id)))];
}

/** The first of these leagues with the requested data. */
async function leagueWith(
  request: APIRequestContext,
  kind: 'bracket' | 'standings',
  ids: readonly number[],
): Promise<number> {
  for (const id of ids) {
    const view = `${kind}:${id}`;
    const answer = await request.get(
      `${address}/widget/v1/data.json?${new URLSearchParams({ clientId: 'demo', view }).toString()}`,
    );
    const { data } = (await answer.json()) as {
      data: {
        views: Record<string, { rounds?: unknown[]; tables?: { rows: unknown[] }[] } | null>;
      };
    };
    const found = data.views[view];
    if ((found?.rounds ?? found?.tables?.flatMap(({ rows }) => rows) ?? []).length > 0) return id;
  }
  throw new Error(`No league of ${ids.length} has a ${kind}.`);
}

const goalsIn = ({ summary: { home, away } }: Row) => (home.score ?? 0) + (away.score ?? 0);

/** Serves the example pages with today's matches and leagues of the site. */
export async function openExamples(
  request: APIRequestContext,
  { withHosts = false, withGoals = false } = {},
): Promise<Examples & { values: ExampleValues }> {
  const rows = await todaysRows(request);
  // A picture shows more of a match with events.
  const first = (withGoals ? rows.find((row) => goalsIn(row) > 1) : null) ?? rows[0];
  if (!first) throw new Error('There is no match today.');
  const leagues = [...new Set(rows.map(({ summary }) => summary.tournamentId))];
  const values: ExampleValues = {
    site: address,
    match: first.summary.eventId,
    page: `${address}/en${first.path}`,
    matches: rows.map(({ summary }) => summary.eventId).join(),
    league: await leagueWith(request, 'standings', leagues),
    cup: await leagueWith(request, 'bracket', await cups(request)),
  };
  const { serveExamples } = (await import(example('serve.mjs'))) as ServeExamples;
  const built = await mkdtemp(join(tmpdir(), 'scoreline-hosts-'));
  if (withHosts) {
    const { buildHosts } = (await import(example('federation/build.mjs'))) as BuildHosts;
    await buildHosts(built, address);
  }
  const served = await serveExamples({ port: 0, values, built });
  return {
    ...served,
    values,
    close: async () => {
      await served.close();
      await rm(built, { recursive: true, force: true });
    },
  };
}
