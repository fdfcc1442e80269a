import PQueue from 'p-queue';

type Bounds = {
  /** The most requests that run at the same time. */
  atOnce: number;
  /** The most requests that may queue, and how long each waits. */
  waiting: number;
  waitMs: number;
};

/**
 * Admission control: limits the work in progress to what can finish in time, and refuses the rest at once rather than
 * slowing everybody down.
 */
export class Admission {
  readonly #queue: PQueue;
  readonly #bounds: Bounds;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
    this.#queue = new PQueue({ concurrency: bounds.atOnce });
  }

  /** The result of the work, or null where it was not admitted. */
  async admit<T>(work: () => Promise<T>, priority = 0): Promise<T | null> {
    const { atOnce, waiting, waitMs } = this.#bounds;
    if (this.#queue.pending >= atOnce && this.#queue.size >= waiting) return null;
    const tooLate = new AbortController();
    const timer = setTimeout(() => tooLate.abort(), waitMs);
    const begin = () => {
      clearTimeout(timer);
      return work();
    };
    try {
      return await this.#queue.add(begin, { priority, signal: tooLate.signal });
    } catch (error) {
      if (tooLate.signal.aborted) return null;
      throw error;
    }
  }
}
