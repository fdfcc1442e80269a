type Bounds = {
  /** So many are worked on at once. */
  atOnce: number;
  /** So many more wait, for so long at most. */
  waiting: number;
  waitMs: number;
};

type Waiter = { timer: NodeJS.Timeout; begin: (isAdmitted: boolean) => void };

/**
 * Lets so much work begin as can end in time. What is past that is told so at once: begun, it would make everybody's
 * slower until nobody's ends in time.
 */
export class Admission {
  readonly #bounds: Bounds;
  readonly #waiters: Waiter[] = [];
  #running = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** Whether the caller may begin, perhaps after a wait; whoever may must call `leave` at the end. */
  enter(): Promise<boolean> {
    const { atOnce, waiting, waitMs } = this.#bounds;
    if (this.#running < atOnce) {
      this.#running += 1;
      return Promise.resolve(true);
    }
    if (this.#waiters.length >= waiting) return Promise.resolve(false);
    return new Promise((begin) => {
      const timer = setTimeout(() => {
        this.#waiters.splice(this.#waiters.indexOf(waiter), 1);
        begin(false);
      }, waitMs);
      const waiter = { timer, begin };
      this.#waiters.push(waiter);
    });
  }

  leave(): void {
    const next = this.#waiters.shift();
    if (!next) {
      this.#running -= 1;
      return;
    }
    clearTimeout(next.timer);
    next.begin(true);
  }

  /** What the work gives, or null where it was not admitted. */
  async admit<T>(work: () => Promise<T>): Promise<T | null> {
    if (!(await this.enter())) return null;
    try {
      return await work();
    } finally {
      this.leave();
    }
  }
}
