import { LRUCache } from 'lru-cache';

type Bucket = { left: number; at: number };

const MAX_BUCKETS = 20_000;

/** A token bucket for each network. */
export class Allowance {
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_BUCKETS });
  readonly #burst: number;
  readonly #perSecond: number;

  constructor({ burst, perSecond }: { burst: number; perSecond: number }) {
    this.#burst = burst;
    this.#perSecond = perSecond;
  }

  /** Zero when one could be taken, otherwise the seconds until there is one. */
  take(network: string, nowMs: number): number {
    const left = this.#leftFor(network, nowMs);
    if (left < 1) return Math.ceil((1 - left) / this.#perSecond);
    this.#buckets.set(network, { left: left - 1, at: nowMs });
    return 0;
  }

  giveBack(network: string, nowMs: number): void {
    const left = this.#leftFor(network, nowMs) + 1;
    this.#buckets.set(network, { left: Math.min(this.#burst, left), at: nowMs });
  }

  #leftFor(network: string, nowMs: number): number {
    const bucket = this.#buckets.get(network);
    if (!bucket) return this.#burst;
    return Math.min(this.#burst, bucket.left + ((nowMs - bucket.at) / 1000) * this.#perSecond);
  }
}
