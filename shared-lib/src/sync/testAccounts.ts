import type { FollowChange } from '../following';
import type { SettingChange } from '../settings';

type Change = FollowChange | SettingChange;

/** Fake server of favourites, subscriptions and settings: applies each change once, the newer `at` wins. */
export class TestAccounts {
  readonly #targets = new Map<string, FollowChange>();
  readonly #settings = new Map<string, SettingChange>();
  readonly #seen = new Set<string>();
  /** All received ids in order, including duplicates. */
  readonly received: string[] = [];
  excludedUntil: string | null = null;

  answer(path: string, request: unknown): unknown {
    const { changes = [] } = request as { changes?: Change[] };
    for (const change of changes) this.#take(change);
    const applied = changes.map(({ id }) => id);
    if (path.includes('/favourites/')) return { applied, favourites: this.entries('favourite') };
    if (path.includes('/subscriptions/')) return { applied, subscriptions: this.entries('match') };
    return { applied, settings: this.settings(), excludedUntil: this.excludedUntil };
  }

  entries(what: 'favourite' | 'match') {
    return [...this.#targets.values()]
      .filter(({ op, kind }) => op === 'add' && (kind === 'match') === (what === 'match'))
      .map(({ kind, targetId, sport, at }) => ({
        ...{ kind, targetId, sport, at, name: `${kind} ${targetId}` },
        ...(kind === 'match' ? { startTime: at } : { slug: `${targetId}`, countryCode: null }),
      }));
  }

  settings() {
    const pairs = [...this.#settings.values()].map(({ key, value, at }) => [key, { value, at }]);
    return Object.fromEntries(pairs) as Record<string, { value: unknown; at: string }>;
  }

  #take(change: Change): void {
    this.received.push(change.id);
    if (this.#seen.has(change.id)) return;
    this.#seen.add(change.id);
    if ('key' in change) saveNewer(this.#settings, change.key, change);
    else saveNewer(this.#targets, `${change.kind} ${change.targetId}`, change);
  }
}

function saveNewer<C extends { at: string }>(map: Map<string, C>, key: string, change: C): void {
  const known = map.get(key);
  if (!known || known.at <= change.at) map.set(key, change);
}
