type Items<T> = ReadonlyMap<string, T>;
type Batch<T> = { at: number; items: Promise<Items<T>> };

/**
 * Remembers things read by their ids for a moment: of several questions for overlapping ones, each reads only what no
 * other has just asked for, there or not. Failures are not kept.
 */
export class BriefItems<T> {
  readonly #forMs: number;
  readonly #most: number;
  readonly #kept = new Map<string, Batch<T>>();

  constructor(forMs: number, most: number) {
    this.#forMs = forMs;
    this.#most = most;
  }

  async get(
    ids: readonly string[],
    now: number,
    read: (missing: string[]) => Promise<Items<T>>,
  ): Promise<Map<string, T>> {
    const batches = new Set<Batch<T>>();
    const missing: string[] = [];
    for (const id of ids) {
      const kept = this.#kept.get(id);
      if (kept && now - kept.at < this.#forMs) batches.add(kept);
      else missing.push(id);
    }
    if (missing.length > 0) batches.add(this.#start(missing, now, read));
    const found = await Promise.all([...batches].map(({ items }) => items));
    return new Map(
      ids.flatMap((id): [string, T][] => {
        const item = found.find((items) => items.has(id))?.get(id);
        return item === undefined ? [] : [[id, item]];
      }),
    );
  }

  #start(ids: string[], now: number, read: (missing: string[]) => Promise<Items<T>>): Batch<T> {
    if (this.#kept.size + ids.length > this.#most) this.#kept.clear();
    const batch = { at: now, items: read(ids) };
    for (const id of ids) this.#kept.set(id, batch);
    batch.items.catch(() => {
      for (const id of ids) if (this.#kept.get(id) === batch) this.#kept.delete(id);
    });
    return batch;
  }
}
