/** A module that is prefetched on intent and then available synchronously. */
type LazyModule<T> = {
  /** Null until it has loaded. */
  current: () => T | null;
  /** Fetches the module once; after a failure the next call retries. */
  load: () => Promise<T>;
  /** Prefetches the module. A failure is ignored here and surfaces on `load`. */
  preload: () => void;
};

export function lazyModule<T>(fetchCode: () => Promise<T>): LazyModule<T> {
  let code: T | null = null;
  let pending: Promise<T> | null = null;

  function load(): Promise<T> {
    pending ??= fetchCode().then(
      (fetched) => {
        code = fetched;
        return fetched;
      },
      (error: unknown) => {
        pending = null;
        throw error;
      },
    );
    return pending;
  }

  return { current: () => code, load, preload: () => void load().catch(() => undefined) };
}
