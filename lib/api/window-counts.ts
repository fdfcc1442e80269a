// Bounds the memory to a few megabytes.
const MAX_KEYS = 50_000;

/** Rate limit counters in this process: by key, in fixed windows. */
export class WindowCounts {
  readonly #windowMs: number;
  #started = 0;
  #counts = new Map<string, number>();

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  /** Counts this request and returns the key's count in the current window. */
  count(key: string, now: number): number {
    if (now - this.#started >= this.#windowMs || this.#counts.size >= MAX_KEYS) {
      this.#started = now;
      this.#counts = new Map();
    }
    const used = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, used);
    return used;
  }
}
