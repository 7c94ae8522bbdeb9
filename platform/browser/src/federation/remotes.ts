import type {
  PlacedBuild,
  ReleasedRemote,
  RemoteModule,
  RouteDescriptor,
} from '@scoreline/shared-lib/contract';

export type RemoteState =
  | { status: 'loading' }
  | { status: 'ready'; build: PlacedBuild; module: RemoteModule }
  | { status: 'failed'; error: Error };

/** After this long without an answer the last good build is requested too, and the first to arrive is rendered. */
export const hedgeAfterMs = 1_500;
/** After this long a card replaces the remote; a later arrival replaces the card. */
export const giveUpAfterMs = 3_000;

interface Options {
  remotes: Record<string, ReleasedRemote>;
  load(build: PlacedBuild, attempt: number): Promise<RemoteModule>;
  /** The remote in a later release, requested on a retry; null if there is none. */
  renew?(name: string): Promise<ReleasedRemote | null>;
  onReady?(build: PlacedBuild, module: RemoteModule): void;
  onFailure?(build: PlacedBuild, error: Error): void;
}

interface Entry {
  state: RemoteState;
  /** Number of retries by the visitor. */
  attempt: number;
  /** Incremented to drop the results of loads in progress. */
  turn: number;
  /** Incremented with every build that is to replace another. */
  replacement: number;
  /** Builds that failed in this turn and the turns it continues; a retry starts with none. */
  failed: Set<string>;
  settled: Promise<void> | null;
}

/** Time already waited shortens the delay by at most a third, which leaves time for an answer that is about to arrive. */
const after = (ms: number, waited: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, ms - Math.min(ms / 3, waited)));
const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)));

const isShown = ({ state }: Entry, { build }: PlacedBuild): boolean =>
  state.status === 'ready' && state.build.build === build;

/** The remotes of a release: loads each once, falls back to its last good build, and can try again. */
export class Remotes {
  readonly #options: Options;
  readonly #remotes: Map<string, ReleasedRemote>;
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();
  /** Routes of all remotes in the release. */
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

  /** The namespace of a remote's texts; null for a remote that is not in the release. */
  namespaceOf = (name: string | null): string | null =>
    this.#options.remotes[name ?? '']?.namespaces[0] ?? null;

  /**
   * Resolves when the remote is ready, or when its card can be rendered. `waited` is the time in milliseconds since its
   * files were requested; the page itself requests those of its first route.
   */
  load(name: string, waited = 0): Promise<void> {
    const entry = this.#entry(name);
    entry.settled ??= this.#settle(name, entry, waited);
    return entry.settled;
  }

  /** Starts again from the current build, with files fresh from the network. */
  retry(name: string): Promise<void> {
    const entry = this.#entry(name);
    entry.attempt += 1;
    const turn = this.#newTurn(entry);
    entry.failed = new Set();
    entry.settled = this.#renewed(name, turn).then(async () => {
      if (entry.turn === turn) await this.#settle(name, entry);
    });
    this.#set(entry, { status: 'loading' });
    return entry.settled;
  }

  /**
   * Loads another build and then replaces the rendered one with it.
   * @throws if the build fails to load.
   */
  async replace(build: PlacedBuild): Promise<void> {
    const entry = this.#entry(build.name);
    entry.replacement += 1;
    const { replacement } = entry;
    const module = await this.#options.load(build, 0);
    if (entry.replacement !== replacement) return;
    this.#newTurn(entry);
    entry.failed = new Set();
    this.#options.onReady?.(build, module);
    this.#set(entry, { status: 'ready', build, module });
  }

  /** A build threw while rendering: it is not loaded again before a retry, and its fallback is used. */
  renderFailed(name: string, build: PlacedBuild, error: Error): void {
    const entry = this.#entry(name);
    if (entry.failed.has(build.build)) return;
    // A build that has been replaced meanwhile takes nothing down.
    if (isShown(entry, build)) this.#giveWay(name, entry, build, error);
    else this.#options.onFailure?.(build, error);
  }

  /** Part of a running build failed to load. Returns whether another build replaces it. */
  partLost(name: string, build: PlacedBuild, error: Error): boolean {
    const entry = this.#entry(name);
    const others = this.#candidates(name, entry.failed);
    const isReplaced =
      !isShown(entry, build) || others.some((other) => other.build !== build.build);
    if (isReplaced) this.renderFailed(name, build, error);
    else this.#options.onFailure?.(build, error);
    return isReplaced;
  }

  /** Drops a failed build in favour of its fallback, or the card. */
  #giveWay(name: string, entry: Entry, build: PlacedBuild, error: Error): void {
    entry.failed.add(build.build);
    this.#options.onFailure?.(build, error);
    this.#newTurn(entry);
    if (this.#candidates(name, entry.failed).length === 0)
      return this.#set(entry, { status: 'failed', error });
    entry.settled = null;
    this.#set(entry, { status: 'loading' });
    void this.load(name);
  }

  #newTurn(entry: Entry): number {
    entry.turn += 1;
    return entry.turn;
  }

  async #renewed(name: string, turn: number): Promise<void> {
    const remote = await this.#options.renew?.(name);
    if (remote && this.#entry(name).turn === turn) this.#remotes.set(name, remote);
  }

  #entry(name: string): Entry {
    const known = this.#entries.get(name);
    if (known) return known;
    const entry: Entry = {
      state: { status: 'loading' },
      attempt: 0,
      turn: 0,
      replacement: 0,
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

  #candidates(name: string, failed: ReadonlySet<string>): PlacedBuild[] {
    const remote = this.#remotes.get(name);
    if (!remote) return [];
    const builds = remote.fallback ? [remote, remote.fallback] : [remote];
    return builds.filter(({ build }) => !failed.has(build));
  }

  async #settle(name: string, entry: Entry, waited = 0): Promise<void> {
    const { turn } = entry;
    const isCurrent = () => entry.turn === turn;
    const loading = this.#firstGood(name, entry, waited).then(
      ({ build, module }) => isCurrent() && this.#show(name, entry, build, module),
      (error: unknown) => {
        if (isCurrent()) this.#set(entry, { status: 'failed', error: asError(error) });
      },
    );
    await Promise.race([loading, after(giveUpAfterMs, waited)]);
    if (isCurrent() && entry.state.status === 'loading') {
      this.#set(entry, { status: 'failed', error: new Error(`${name} has not answered`) });
    }
  }

  #show(name: string, entry: Entry, build: PlacedBuild, module: RemoteModule): void {
    try {
      this.#options.onReady?.(build, module);
      this.#set(entry, { status: 'ready', build, module });
    } catch (reason) {
      this.#giveWay(name, entry, build, asError(reason));
    }
  }

  async #firstGood(name: string, entry: Entry, waited: number) {
    const { attempt, failed } = entry;
    const [current, spare] = this.#candidates(name, failed);
    if (!current) throw new Error(`${name} has no build left to try`);
    const first = this.#try(current, attempt, failed);
    if (!spare) return first;
    const inTime = Promise.race([first, after(hedgeAfterMs, waited)]).catch(() => undefined);
    const second = inTime.then((good) => good ?? this.#try(spare, attempt, failed));
    return Promise.any([first, second]).catch(({ errors: [reason] }: AggregateError) => {
      throw asError(reason);
    });
  }

  /** `failed` is this turn's set: a late failure must not affect a retry that has started since. */
  async #try(build: PlacedBuild, attempt: number, failed: Set<string>) {
    try {
      return { build, module: await this.#options.load(build, attempt) };
    } catch (reason) {
      const error = asError(reason);
      failed.add(build.build);
      this.#options.onFailure?.(build, error);
      throw error;
    }
  }
}
