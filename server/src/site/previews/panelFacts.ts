import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { PanelFacts, ReleaseAct, ReleaseLogRow } from '@scoreline/shared-lib/contract';
import type { FastifyInstance } from 'fastify';

import type { PageOptions } from '../pages/options';
import { testerHeaders } from './entry';
import type { Statement } from './statements';
import type { Testing } from './tester';

/** The commit of each build, from the log that the mirror stores beside the releases; empty without a log. */
async function commitsIn(registry: string): Promise<Record<string, string>> {
  const text = await readFile(join(registry, 'log.json'), 'utf8').catch(() => '[]');
  const acts = (JSON.parse(text) as ReleaseLogRow[]).map(
    ({ entry }) => JSON.parse(entry) as ReleaseAct,
  );
  return Object.fromEntries(
    acts.flatMap(({ new: build, commit }) => (build && commit ? [[build, commit]] : [])),
  );
}

const choiceOf = ({ preview }: Statement): PanelFacts['choices'][number] => {
  const { team, commit, until, remote } = preview;
  return { remote: remote.name, build: remote.build, team, commit, until };
};

/** Serves the data of a page's panel to authorised visitors: commits of builds, and preview builds. */
export function servePanelFacts(
  app: FastifyInstance,
  { releases, brands }: PageOptions,
  { choices }: Testing,
): void {
  for (const base of new Set(['/', ...brands.map(({ basePath }) => basePath)]))
    app.get(`${base}builds/panel.json`, async (request, reply) => {
      reply.headers(testerHeaders);
      const found = await choices(request);
      if (!found) return reply.code(404).send({ error: 'not found' });
      const facts: PanelFacts = {
        commits: await commitsIn(releases.registry),
        choices: found.map(choiceOf),
      };
      return facts;
    });
}
