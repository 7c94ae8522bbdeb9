import { queueRows, run, arrayLiteral, type Executor } from './rows';

export interface Ref {
  id: number;
  revision: number;
}

interface Named {
  source: string;
  ref: string;
}

const space = (kind: string, source: string): string => `${kind}\n${source}`;

/** Maps providers' refs to our ids and stores the last revision applied to each subject. Read once, written at `flush`. */
export class RefStore {
  private readonly spaces = new Map<string, Map<string, Ref>>();
  private readonly complete = new Set<string>();
  private undo: (() => void)[] = [];
  private dirty = new Map<string, { kind: string; source: string; ref: string } & Ref>();

  get(kind: string, source: string, ref: string): Ref | undefined {
    return this.spaces.get(space(kind, source))?.get(ref);
  }

  id(kind: string, source: string, ref: string): number | undefined {
    return this.get(kind, source, ref)?.id;
  }

  /** @throws if the ref is not loaded: the batch accepts only events whose refs are known */
  known(kind: string, source: string, ref: string): number {
    const id = this.id(kind, source, ref);
    if (id === undefined) throw new Error(`the ${kind} ${ref} of ${source} is not known`);
    return id;
  }

  set(kind: string, source: string, ref: string, entry: Ref): void {
    const refs = this.refsOf(kind, source);
    const before = refs.get(ref);
    this.undo.push(() => (before ? refs.set(ref, before) : refs.delete(ref)));
    refs.set(ref, entry);
    this.dirty.set(`${space(kind, source)}\n${ref}`, { kind, source, ref, ...entry });
  }

  /** Loads all refs of a source at once: a bulk load avoids many queries. */
  async loadSource(db: Executor, source: string): Promise<void> {
    if (this.complete.has(source)) return;
    const rows = await run<{ kind: string; ref: string } & Ref>(
      db,
      `SELECT kind, ref, id, revision FROM feed_refs WHERE source = $1`,
      [source],
    );
    for (const { kind, ref, id, revision } of rows)
      this.refsOf(kind, source).set(ref, { id, revision });
    this.complete.add(source);
  }

  async load(db: Executor, kind: string, names: Iterable<Named>): Promise<void> {
    for (const [source, refs] of this.unknown(kind, names)) {
      const rows = await run<{ ref: string } & Ref>(
        db,
        `SELECT ref, id, revision FROM feed_refs WHERE source = $1 AND kind = $2 AND ref = ANY($3::text[])`,
        [source, kind, arrayLiteral([...refs])],
      );
      for (const { ref, id, revision } of rows)
        this.refsOf(kind, source).set(ref, { id, revision });
    }
  }

  flush(db: Executor): void {
    const rows = [...this.dirty.values()].map((row) => ({ ...row }));
    this.dirty = new Map();
    queueRows(db, 'feed_refs', columns, rows, onConflict);
  }

  /** Makes the flushed refs permanent: `rollback` no longer discards them. */
  settle(): void {
    this.undo = [];
  }

  /** Discards refs set since the last `settle`: their rows were rolled back. */
  rollback(): void {
    for (const step of this.undo.reverse()) step();
    this.undo = [];
    this.dirty = new Map();
  }

  private unknown(kind: string, names: Iterable<Named>): Map<string, Set<string>> {
    const wanted = new Map<string, Set<string>>();
    for (const { source, ref } of names) {
      if (this.complete.has(source) || this.get(kind, source, ref)) continue;
      const refs = wanted.get(source) ?? new Set();
      wanted.set(source, refs.add(ref));
    }
    return wanted;
  }

  private refsOf(kind: string, source: string): Map<string, Ref> {
    const key = space(kind, source);
    const known = this.spaces.get(key);
    if (known) return known;
    const refs = new Map<string, Ref>();
    this.spaces.set(key, refs);
    return refs;
  }
}

const columns = { source: 'text', kind: 'text', ref: 'text', id: 'integer', revision: 'bigint' };
const onConflict = `ON CONFLICT (source, kind, ref)
  DO UPDATE SET revision = greatest(feed_refs.revision, excluded.revision), id = excluded.id`;
