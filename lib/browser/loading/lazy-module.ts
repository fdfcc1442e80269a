/** A module that is prefetched on intent and then available synchronously. */
type LazyModule<T> = {
  /** Null until it is there. */
  current: () => T | null;
  /** Fetches it once; after a failure the next call tries again. */
  load: () => Promise<T>;
  /** Prefetches; a failure is ignored, and shows when the module is loaded for use. */
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
