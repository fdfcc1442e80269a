/** The address of the Redis server that all instances share their pages through; null without one. */
export function readSharedCacheUrl(
  values: Record<string, string | undefined> = process.env,
): string | null {
  const { REDIS_URL: url, NEXT_PHASE: phase } = values;
  // What a build makes belongs to the build; it is served until the data have changed.
  return !url || phase === 'phase-production-build' ? null : url;
}
