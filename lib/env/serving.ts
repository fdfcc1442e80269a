type Values = Record<string, string | undefined>;

/** Platforms that do not run server/: their own front answers first. */
export const hasNoServer = ({ VERCEL, NETLIFY }: Values = process.env): boolean =>
  Boolean(VERCEL || NETLIFY);

/** Whether this process compresses: no proxy in front does. */
export const compressesPages = (values: Values = process.env): boolean =>
  values.COMPRESSED_BY_PROXY !== 'true' && !hasNoServer(values);

/**
 * Whether the response cache is on: not with several instances, which do not see each other's changes and have a
 * caching proxy.
 */
export const cachesResponses = (values: Values = process.env): boolean =>
  !values.REDIS_URL && !hasNoServer(values);

/** The address of the Redis server that all instances share their pages through; null without one. */
export function readSharedCacheUrl(values: Values = process.env): string | null {
  const { REDIS_URL: url, NEXT_PHASE: phase } = values;
  // Pages of the build belong to it and are served until the data change.
  return !url || phase === 'phase-production-build' ? null : url;
}
