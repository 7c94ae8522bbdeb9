import type { Boot, PlacedBuild, Release, RemoteModule } from '@scoreline/shared-lib/contract';
import { currentLanguage, putTexts } from '@scoreline/shared-lib/i18n';

import { createBuildLoader } from './federation/loadBuild';
import { brakeReloads } from './federation/reloadLoop';
import { Remotes } from './federation/remotes';
import { startFederation } from './federation/startFederation';
import type { guardScripts } from './federation/trustListed';
import { createBuildLists } from './release/buildLists';
import { listFiles } from './release/listedFiles';
import { newerRelease } from './release/newerRelease';
import { createTextLoader } from './texts/loadTexts';

interface Host {
  /** Addresses of scripts outside the release that the page may run. */
  scripts: readonly string[];
  /** Runs a build's load, and records how long it took. */
  timeLoad<Result>(build: PlacedBuild, load: () => Promise<Result>): Promise<Result>;
  /** Called before a build's module is first rendered. */
  onReady(build: PlacedBuild, module: RemoteModule): void;
  /** A build failed to load or to render. */
  onFailure(build: PlacedBuild, error: Error): void;
  /** A file of a build's texts failed to load; English or the keys replace it. */
  onTextFailure(build: PlacedBuild, error: Error): void;
}

/**
 * The remotes of a verified release, with their texts and their listed files.
 * @param trust what `guardScripts` returned
 */
export function openRemotes(
  boot: Boot,
  release: Release,
  trust: ReturnType<typeof guardScripts>,
  host: Host,
) {
  const files = listFiles(release);
  trust(files, host.scripts);
  const loadBuild = createBuildLoader(startFederation(files));
  const lists = createBuildLists(files, boot.lists);
  const onTextFailure = (build: PlacedBuild, error: Error) => host.onTextFailure(build, error);
  const texts = createTextLoader(release, files, onTextFailure, lists.texts);
  const textsOf = new Map<PlacedBuild, { language: string; texts: object }>();
  const load = async (build: PlacedBuild, attempt: number) => {
    const language = currentLanguage();
    const loadListed = async () => {
      await lists.code(build, attempt > 0);
      return loadBuild(build, attempt);
    };
    const [module, own] = await Promise.all([
      host.timeLoad(build, loadListed),
      texts.of(build, language, attempt > 0),
    ]);
    if (own) textsOf.set(build, { language, texts: own });
    return module;
  };
  const remotes = new Remotes({
    remotes: release.remotes,
    load: brakeReloads(load),
    async renew(name) {
      const remote = (await newerRelease(release, boot))?.remotes[name] ?? null;
      for (const build of [remote, remote?.fallback]) if (build) files.add(build);
      return remote;
    },
    onReady(build, module) {
      host.onReady(build, module);
      texts.show(build);
      const own = textsOf.get(build);
      if (own) for (const name of build.namespaces) putTexts(name, own.language, own.texts);
    },
    onFailure: (build, error) => host.onFailure(build, error),
  });
  return { files, lists, texts, remotes };
}
