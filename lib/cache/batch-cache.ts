import { LRUCache } from 'lru-cache';

type Items<T> = ReadonlyMap<string, T>;
type Batch<T> = { at: number; items: Promise<Items<T>> };

/**
 * Caches rows by id for a short time. Overlapping batches read only the ids that no other batch has just read, whether
 * found or missing. Failures aren't cached.
 */
export class BatchCache<T> {
  readonly #forMs: number;
  readonly #batches: LRUCache<string, Batch<T>>;

  constructor(forMs: number, max: number) {
    this.#forMs = forMs;
    this.#batches = new LRUCache({ max });
  }

  async get(
    ids: readonly string[],
    now: number,
    read: (missing: string[]) => Promise<Items<T>>,
  ): Promise<Map<string, T>> {
    const batches = new Set<Batch<T>>();
    const missing: string[] = [];
    for (const id of ids) {
      const batch = this.#batches.get(id);
      if (batch && now - batch.at < this.#forMs) batches.add(batch);
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
    const batch = { at: now, items: read(ids) };
    for (const id of ids) this.#batches.set(id, batch);
    batch.items.catch(() => {
      for (const id of ids) if (this.#batches.get(id) === batch) this.#batches.delete(id);
    });
    return batch;
  }
}
