import type { CatalogVersion } from '@/lib/data/backend/catalog-version';

type Watched = {
  read: () => Promise<CatalogVersion[]>;
  expire: (tags: string[]) => Promise<void>;
  /** When the pages were built; later changes are not in them. */
  builtAt: number;
  onFailure: (error: unknown) => void;
};

/**
 * Polls the catalog version and revalidates the tags that changed, on two consecutive polls, because a page rendered
 * from old data may have been cached in between. Resolves to whether the next poll should follow soon.
 */
export function catalogPoller({ read, expire, builtAt, onFailure }: Watched) {
  const known = new Map<string, string>();
  const waiting = new Map<string, number>();
  let isFailing = false;

  async function look(): Promise<void> {
    for (const { tag, version, changedAt } of await read()) {
      const before = known.get(tag);
      const hasChanged = before === undefined ? changedAt > builtAt : before !== version;
      known.set(tag, version);
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
      // Logged once per outage, not at every poll.
      if (!isFailing) onFailure(error);
      isFailing = true;
    }
    return waiting.size > 0 || isFailing;
  };
}
