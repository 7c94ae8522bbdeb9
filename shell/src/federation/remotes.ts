import type { ReleasedRemote, RemoteModule, RouteDescriptor } from '@scoreline/shared-lib/contract';

import type { PlacedBuild } from './loadBuild';

export type RemoteState =
  | { status: 'loading' }
  | { status: 'ready'; build: PlacedBuild; module: RemoteModule }
  | { status: 'failed'; error: Error };

/** After this long without an answer the last good build is asked as well, and whichever comes first is shown. */
export const hedgeAfterMs = 1_500;
/** After this long a card stands where the remote should be; what still arrives later replaces it. */
export const giveUpAfterMs = 3_000;

interface Options {
  remotes: Record<string, ReleasedRemote>;
  load(build: PlacedBuild, attempt: number): Promise<RemoteModule>;
  /** The remote as a later release has it, asked for at a retry; null where there is none. */
  renew?(name: string): Promise<ReleasedRemote | null>;
  onReady?(build: PlacedBuild, module: RemoteModule): void;
  onFailure?(build: PlacedBuild, error: Error): void;
}

interface Entry {
  state: RemoteState;
  attempt: number;
  failed: Set<string>;
  settled: Promise<void> | null;
}

/** Up to a third of the time may have passed before: the rest is for what comes just then. */
const after = (ms: number, waited: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, ms - Math.min(ms / 3, waited)));
const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)));

/** The remotes of a release: loads each once, falls back to its last good build, and can try again. */
export class Remotes {
  readonly #options: Options;
  readonly #remotes: Map<string, ReleasedRemote>;
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();
  /** The pages that the release has. */
  readonly pages: readonly RouteDescriptor[];

  constructor(options: Options) {
    this.#options = options;
    this.#remotes = new Map(Object.entries(options.remotes));
    this.pages = Object.values(options.remotes).flatMap(({ routes }) => routes);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  state = (name: string): RemoteState => this.#entry(name).state;

  /** The namespace of a remote's texts; null for none of the release. */
  namespaceOf = (name: string | null): string | null =>
    this.#options.remotes[name ?? '']?.namespaces[0] ?? null;

  /**
   * Resolves when the remote is ready, or when there is something to show in its place. `waited`: milliseconds for which its
   * files are already on their way; the page itself asks for those of its first route.
   */
  load(name: string, waited = 0): Promise<void> {
    const entry = this.#entry(name);
    entry.settled ??= this.#settle(name, entry, waited);
    return entry.settled;
  }

  /** Starts again from the build that is current by now, with files fresh from the network. */
  retry(name: string): Promise<void> {
    const entry = this.#entry(name);
    entry.attempt += 1;
    entry.failed.clear();
    entry.settled = this.#renewed(name).then(() => this.#settle(name, entry));
    this.#set(entry, { status: 'loading' });
    return entry.settled;
  }

  /** Shows another build in the place of what is shown, once it is there. @throws when it cannot be had. */
  async replace(build: PlacedBuild): Promise<void> {
    const module = await this.#options.load(build, 0);
    const entry = this.#entry(build.name);
    entry.attempt += 1;
    entry.failed.clear();
    this.#options.onReady?.(build, module);
    this.#set(entry, { status: 'ready', build, module });
  }

  /** The build threw while it was shown: it is not tried again until a retry, the one before it is. */
  renderFailed(name: string, build: PlacedBuild, error: Error): void {
    const entry = this.#entry(name);
    if (entry.failed.has(build.build)) return;
    entry.failed.add(build.build);
    this.#options.onFailure?.(build, error);
    if (this.#candidates(name).length === 0) return this.#set(entry, { status: 'failed', error });
    entry.settled = null;
    this.#set(entry, { status: 'loading' });
    void this.load(name);
  }

  /** A part of a build that stands could not be had. Whether the build before it takes its place. */
  partLost(name: string, build: PlacedBuild, error: Error): boolean {
    const others = this.#candidates(name).filter((other) => other.build !== build.build);
    if (others.length > 0) this.renderFailed(name, build, error);
    else this.#options.onFailure?.(build, error);
    return others.length > 0;
  }

  async #renewed(name: string): Promise<void> {
    const remote = await this.#options.renew?.(name);
    if (remote) this.#remotes.set(name, remote);
  }

  #entry(name: string): Entry {
    const known = this.#entries.get(name);
    if (known) return known;
    const entry: Entry = {
      state: { status: 'loading' },
      attempt: 0,
      failed: new Set(),
      settled: null,
    };
    this.#entries.set(name, entry);
    return entry;
  }

  #set(entry: Entry, state: RemoteState): void {
    entry.state = state;
    for (const listener of this.#listeners) listener();
  }

  #candidates(name: string): PlacedBuild[] {
    const remote = this.#remotes.get(name);
    if (!remote) return [];
    const builds = remote.fallback ? [remote, remote.fallback] : [remote];
    return builds.filter(({ build }) => !this.#entry(name).failed.has(build));
  }

  async #settle(name: string, entry: Entry, waited = 0): Promise<void> {
    const attempt = entry.attempt;
    const isCurrent = () => entry.attempt === attempt && entry.state.status !== 'ready';
    const loading = this.#firstGood(name, attempt, waited).then(
      ({ build, module }) => {
        if (!isCurrent()) return;
        this.#options.onReady?.(build, module);
        this.#set(entry, { status: 'ready', build, module });
      },
      (error: unknown) => {
        if (isCurrent()) this.#set(entry, { status: 'failed', error: asError(error) });
      },
    );
    await Promise.race([loading, after(giveUpAfterMs, waited)]);
    if (isCurrent() && entry.state.status === 'loading') {
      this.#set(entry, { status: 'failed', error: new Error(`${name} has not answered`) });
    }
  }

  async #firstGood(name: string, attempt: number, waited: number) {
    const [current, spare] = this.#candidates(name);
    if (!current) throw new Error(`${name} has no build left to try`);
    const first = this.#try(name, current, attempt);
    if (!spare) return first;
    const inTime = Promise.race([first, after(hedgeAfterMs, waited)]).catch(() => undefined);
    const second = inTime.then((good) => good ?? this.#try(name, spare, attempt));
    return Promise.any([first, second]).catch(({ errors: [reason] }: AggregateError) => {
      throw asError(reason);
    });
  }

  async #try(name: string, build: PlacedBuild, attempt: number) {
    try {
      return { build, module: await this.#options.load(build, attempt) };
    } catch (reason) {
      const error = asError(reason);
      this.#entry(name).failed.add(build.build);
      this.#options.onFailure?.(build, error);
      throw error;
    }
  }
}
