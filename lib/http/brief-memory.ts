type Kept<T> = { at: number; value: Promise<T> };

/** Remembers what was read for a moment, and lets equal reads at the same time share one. Failures are not kept. */
export class BriefMemory<T> {
  readonly #forMs: number;
  readonly #most: number;
  readonly #kept = new Map<string, Kept<T>>();

  constructor(forMs: number, most: number) {
    this.#forMs = forMs;
    this.#most = most;
  }

  /** The age counts from the start of a read, for what happens during it may be missing from its answer. */
  get(key: string, now: number, read: () => Promise<T>): Promise<T> {
    const found = this.#kept.get(key);
    if (found && now - found.at < this.#forMs) return found.value;
    if (this.#kept.size >= this.#most) this.#kept.clear();
    const value = read();
    const kept = { at: now, value };
    this.#kept.set(key, kept);
    value.catch(() => {
      if (this.#kept.get(key) === kept) this.#kept.delete(key);
    });
    return value;
  }

  forget(key: string): void {
    this.#kept.delete(key);
  }

  clear(): void {
    this.#kept.clear();
  }
}
