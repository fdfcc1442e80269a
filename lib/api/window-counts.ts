// A round number of networks that costs a few megabytes.
const MAX_KEYS = 50_000;

/** Counts by key in windows of time, in this process. */
export class WindowCounts {
  readonly #windowMs: number;
  #started = 0;
  #counts = new Map<string, number>();

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  /** Whether the key, with this one, is still within what it may. */
  take(key: string, most: number, now: number): boolean {
    if (now - this.#started >= this.#windowMs || this.#counts.size >= MAX_KEYS) {
      this.#started = now;
      this.#counts = new Map();
    }
    const used = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, used);
    return used <= most;
  }
}
