import { log } from '../../../lib/log/log.ts';

type Send<T> = (items: readonly T[]) => Promise<void>;
type Waiting<T> = { item: T; resolve: () => void; reject: (error: unknown) => void };

// A batch this large means heavy load, so the next one waits briefly for more items.
const BUSY_BATCH = 8;
const PAUSE_MS = 40;
const MAX_AT_ONCE = 500;
// A few seconds of heavy load; further items are dropped.
const MAX_WAITING = 5_000;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS));

/**
 * Items that arrive while a batch is being sent become the next batch: a single item never waits, and heavy load costs
 * few statements. `add` resolves when the item's batch is stored, so a crash loses only unacknowledged items.
 */
export class WriteBatcher<T> {
  readonly #send: Send<T>;
  readonly #isFaultOfOne: (error: unknown) => boolean;
  #waiting: Waiting<T>[] = [];
  #isSending = false;
  #dropped = 0;

  /** `isFaultOfOne` tells whether a single item can cause an error; the batch is then sent item by item. */
  constructor(send: Send<T>, isFaultOfOne: (error: unknown) => boolean) {
    this.#send = send;
    this.#isFaultOfOne = isFaultOfOne;
  }

  add(item: T): Promise<void> {
    if (this.#waiting.length >= MAX_WAITING) {
      this.#dropped += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (!this.#isSending) void this.#sendAll();
    });
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MAX_AT_ONCE);
      await this.#sendOne(batch);
      this.#logDropped();
      if (batch.length >= BUSY_BATCH) await pause();
    }
    this.#isSending = false;
  }

  #logDropped(): void {
    if (this.#dropped > 0) log('warn', 'tracking items dropped', { items: this.#dropped });
    this.#dropped = 0;
  }

  async #sendOne(batch: readonly Waiting<T>[]): Promise<void> {
    try {
      await this.#send(batch.map(({ item }) => item));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      if (batch.length > 1 && this.#isFaultOfOne(error)) {
        for (const each of batch) await this.#sendOne([each]);
        return;
      }
      for (const { reject } of batch) reject(error);
    }
  }
}
