type Values = Record<string, string | undefined>;

/** These platforms run no process of the site's own; what answers first is theirs. */
export const hasNoServer = ({ VERCEL, NETLIFY }: Values = process.env): boolean =>
  Boolean(VERCEL || NETLIFY);

/** Whether visitors reach this process with nothing in front that compresses. */
export const compressesPages = (values: Values = process.env): boolean =>
  values.COMPRESSED_BY_PROXY !== 'true' && !hasNoServer(values);

/** Of a fleet, one instance does not hear what another one changed, and there is a front that keeps pages. */
export const cachesResponses = (values: Values = process.env): boolean =>
  !values.REDIS_URL && !hasNoServer(values);
