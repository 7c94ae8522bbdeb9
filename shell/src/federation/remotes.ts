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
  /** How often the visitor has tried again. */
  attempt: number;
  /** Rises when what is under way no longer counts; whatever an earlier turn still brings is dropped. */
  turn: number;
  /** Rises with every build that is to be shown in the place of another. */
  replacement: number;
  /** Builds that have failed in this turn and those it follows; a retry starts with none. */
  failed: Set<string>;
  settled: Promise<void> | null;
}

/** Up to a third of the time may have passed before: the rest is for what comes just then. */
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
    const turn = this.#newTurn(entry);
    entry.failed = new Set();
    entry.settled = this.#renewed(name, turn).then(async () => {
      if (entry.turn === turn) await this.#settle(name, entry);
    });
    this.#set(entry, { status: 'loading' });
    return entry.settled;
  }

  /** Shows another build in the place of what is shown, once it is there. @throws when it cannot be had. */
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

  /** The build threw while it was shown: it is not tried again until a retry, the one before it is. */
  renderFailed(name: string, build: PlacedBuild, error: Error): void {
    const entry = this.#entry(name);
    if (entry.failed.has(build.build)) return;
    // What has been replaced meanwhile takes nothing down with it.
    if (isShown(entry, build)) this.#giveWay(name, entry, build, error);
    else this.#options.onFailure?.(build, error);
  }

  /** A part of a build that stands could not be had. Whether another build takes its place. */
  partLost(name: string, build: PlacedBuild, error: Error): boolean {
    const entry = this.#entry(name);
    const others = this.#candidates(name, entry.failed);
    const isReplaced =
      !isShown(entry, build) || others.some((other) => other.build !== build.build);
    if (isReplaced) this.renderFailed(name, build, error);
    else this.#options.onFailure?.(build, error);
    return isReplaced;
  }

  /** The build does not count any more; the one before it takes its place, or the card. */
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

  /** `failed` is that of the turn: what fails late says nothing about a retry that has begun since. */
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
