import { LRUCache } from 'lru-cache';

type Entry<T> = { at: number; value: Promise<T>; isThere: boolean; next?: Entry<T> };

/**
 * A small in-memory cache: concurrent reads of a key share one request, and failures aren't cached. With `untilMs`, an
 * expired entry is served up to that age while it is refreshed (stale-while-revalidate).
 */
export class StaleWhileRevalidateCache<T> {
  readonly #forMs: number;
  readonly #untilMs: number;
  readonly #entries: LRUCache<string, Entry<T>>;

  constructor(forMs: number, max: number, untilMs = forMs) {
    this.#forMs = forMs;
    this.#untilMs = untilMs;
    this.#entries = new LRUCache({ max });
  }

  /** The age counts from the start of a read, because a change made during it may be missing from the result. */
  get(key: string, now: number, read: () => Promise<T>): Promise<T> {
    const found = this.#entries.get(key);
    const age = found ? now - found.at : Infinity;
    if (found && age < this.#forMs) return found.value;
    if (found && age < this.#untilMs && found.isThere) {
      found.next ??= this.#renew(key, found, now, read);
      return found.value;
    }
    if (found?.next && now - found.next.at < this.#untilMs) return found.next.value;
    const entry = this.#start(now, read);
    this.#entries.set(key, entry);
    entry.value.catch(() => this.#drop(key, entry));
    return entry.value;
  }

  forget(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  #start(now: number, read: () => Promise<T>): Entry<T> {
    const entry: Entry<T> = { at: now, value: read(), isThere: false };
    entry.value.then(
      () => (entry.isThere = true),
      () => undefined,
    );
    return entry;
  }

  /** An entry cleared during the read stays cleared, because the read may predate the change. */
  #renew(key: string, found: Entry<T>, now: number, read: () => Promise<T>): Entry<T> {
    const next = this.#start(now, read);
    next.value.then(
      () => {
        if (this.#entries.get(key) === found) this.#entries.set(key, next);
      },
      () => this.#drop(key, found),
    );
    return next;
  }

  #drop(key: string, entry: Entry<T>): void {
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
  }
}
