type Values = Record<string, string | undefined>;

/** Platforms that don't run server/, because their own front end responds first. */
export const hasNoServer = ({ VERCEL, NETLIFY }: Values = process.env): boolean =>
  Boolean(VERCEL || NETLIFY);

/** Whether this process compresses responses, because no proxy in front does. */
export const compressesPages = (values: Values = process.env): boolean =>
  values.COMPRESSED_BY_PROXY !== 'true' && !hasNoServer(values);

/** Off with several instances, which don't see each other's changes and have a caching proxy. */
export const cachesResponses = (values: Values = process.env): boolean =>
  !values.REDIS_URL && !hasNoServer(values);

/** The URL of the Redis server through which instances share pages; null without one. */
export function readSharedCacheUrl(values: Values = process.env): string | null {
  const { REDIS_URL: url, NEXT_PHASE: phase } = values;
  // Prerendered pages belong to the build and are served until their data change.
  return !url || phase === 'phase-production-build' ? null : url;
}
