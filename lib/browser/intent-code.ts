/** Code that is fetched when a visitor seems to want it, and that is at hand at once when it is there. */
type IntentCode<T> = {
  /** Null until it is there. */
  current: () => T | null;
  /** Fetches it once; after a failure the next call tries again. */
  load: () => Promise<T>;
  /** A wish shown early: a failure shows only when the code is really asked for. */
  preload: () => void;
};

export function intentCode<T>(fetchCode: () => Promise<T>): IntentCode<T> {
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
