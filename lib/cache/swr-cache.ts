type Kept<T> = { at: number; value: Promise<T>; isThere: boolean; next?: Kept<T> };

/**
 * Remembers what was read for a moment, and lets equal reads at the same time share one. Failures are not kept. With
 * `untilMs`, what is older than its moment is given out up to that age while it is read anew, so that nobody waits.
 */
export class BriefMemory<T> {
  readonly #forMs: number;
  readonly #most: number;
  readonly #untilMs: number;
  readonly #kept = new Map<string, Kept<T>>();

  constructor(forMs: number, most: number, untilMs = forMs) {
    this.#forMs = forMs;
    this.#most = most;
    this.#untilMs = untilMs;
  }

  /** The age counts from the start of a read, for what happens during it may be missing from its answer. */
  get(key: string, now: number, read: () => Promise<T>): Promise<T> {
    const found = this.#kept.get(key);
    const age = found ? now - found.at : Infinity;
    if (found && age < this.#forMs) return found.value;
    if (found && age < this.#untilMs && found.isThere) {
      found.next ??= this.#renew(key, found, now, read);
      return found.value;
    }
    if (found?.next && now - found.next.at < this.#untilMs) return found.next.value;
    if (this.#kept.size >= this.#most) this.#kept.clear();
    const kept = this.#start(now, read);
    this.#kept.set(key, kept);
    kept.value.catch(() => this.#drop(key, kept));
    return kept.value;
  }

  forget(key: string): void {
    this.#kept.delete(key);
  }

  clear(): void {
    this.#kept.clear();
  }

  #start(now: number, read: () => Promise<T>): Kept<T> {
    const kept: Kept<T> = { at: now, value: read(), isThere: false };
    kept.value.then(
      () => (kept.isThere = true),
      () => undefined,
    );
    return kept;
  }

  /** What was forgotten meanwhile stays so: the read may be of before. */
  #renew(key: string, found: Kept<T>, now: number, read: () => Promise<T>): Kept<T> {
    const next = this.#start(now, read);
    next.value.then(
      () => {
        if (this.#kept.get(key) === found) this.#kept.set(key, next);
      },
      () => this.#drop(key, found),
    );
    return next;
  }

  #drop(key: string, kept: Kept<T>): void {
    if (this.#kept.get(key) === kept) this.#kept.delete(key);
  }
}
