import type { Mark } from '../data/catalogue-marks';

type Watched = {
  read: () => Promise<Mark[]>;
  /** Ends what is kept under the tags. */
  expire: (tags: string[]) => Promise<void>;
  /** When the pages were built: what changed since is not in them. */
  builtAt: number;
  onFailure: (error: unknown) => void;
};

/**
 * Looks for changes of the catalogue and ends the pages that tell of it; each call is one look, and says whether the
 * next one should follow soon. What changed is ended a second time then, for a page rendered from the old data may have
 * been kept in between.
 */
export function catalogueWatch({ read, expire, builtAt, onFailure }: Watched) {
  const known = new Map<string, string>();
  const waiting = new Map<string, number>();
  let isFailing = false;

  async function look(): Promise<void> {
    for (const { tag, mark, changedAt } of await read()) {
      const before = known.get(tag);
      const hasChanged = before === undefined ? changedAt > builtAt : before !== mark;
      known.set(tag, mark);
      if (hasChanged) waiting.set(tag, 2);
    }
    if (waiting.size === 0) return;
    await expire([...waiting.keys()]);
    for (const [tag, times] of waiting) {
      if (times > 1) waiting.set(tag, times - 1);
      else waiting.delete(tag);
    }
  }

  return async (): Promise<boolean> => {
    try {
      await look();
      isFailing = false;
    } catch (error) {
      // Once, and not at every look of an outage.
      if (!isFailing) onFailure(error);
      isFailing = true;
    }
    return waiting.size > 0 || isFailing;
  };
}
