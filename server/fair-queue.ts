type Job = () => Promise<void>;

/** Runs a few jobs at a time. Networks take turns, so that a long row of one does not hold up another's. */
export class FairQueue {
  readonly #waiting = new Map<string, Set<Job>>();
  readonly #maxRunning: number;
  readonly #maxWaiting: number;
  #running = 0;
  #count = 0;

  constructor({ maxRunning, maxWaiting }: { maxRunning: number; maxWaiting: number }) {
    this.#maxRunning = maxRunning;
    this.#maxWaiting = maxWaiting;
  }

  /** Null when too many wait already; otherwise what takes the job out again as long as it has not begun. */
  add(network: string, job: Job): (() => void) | null {
    if (this.#count >= this.#maxWaiting) return null;
    const jobs = this.#waiting.get(network) ?? new Set();
    this.#waiting.set(network, jobs.add(job));
    this.#count += 1;
    queueMicrotask(() => this.#startNext());
    return () => this.#take(network, jobs, job);
  }

  #take(network: string, jobs: Set<Job>, job: Job): void {
    if (jobs.delete(job)) this.#count -= 1;
    if (jobs.size === 0 && this.#waiting.get(network) === jobs) this.#waiting.delete(network);
  }

  #startNext(): void {
    if (this.#running >= this.#maxRunning) return;
    const [network, jobs] = this.#waiting.entries().next().value ?? [];
    const [job] = jobs ?? [];
    if (network === undefined || !jobs || !job) return;
    this.#take(network, jobs, job);
    // To the end of the line.
    if (this.#waiting.delete(network)) this.#waiting.set(network, jobs);
    this.#running += 1;
    void job().finally(() => {
      this.#running -= 1;
      this.#startNext();
    });
  }
}
