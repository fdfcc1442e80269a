import { z } from 'zod';
import type { ConnectionRequest, Outcome } from '../../../lib/schemas/host/settings/connections.ts';
import { safeFetch, type FetchFailure, type Fetched } from '../_shared/safe-fetch.ts';
import { networkFailure, outcome, statusFailure } from './failures.ts';
import { glyphUrl, sourceSchema, styleSchema, tileUrl, type Style } from './map-style.ts';

/** The timeout of each of at most three files; together they stay below the site's timeout of a function. */
export const STEP_MS = 2000;
export const STEPS = 3;
const FAILURES: Partial<Record<FetchFailure, (host: string) => Outcome>> = {
  bad_address: (host) => outcome('not_public', host),
  forbidden_address: (host) => outcome('not_public', host),
  unknown_host: (host) => outcome('unknown_host', host),
  unreachable: (host) => outcome('unreachable', host),
  timeout: (host) => outcome('timed_out', host),
  not_for_browsers: (host) => outcome('not_for_browsers', host),
};

function outcomeOf(error: FetchFailure, host: string): Outcome {
  const [, status] = /^status_(\d+)$/.exec(error) ?? [];
  if (status !== undefined) return statusFailure(Number(status));
  return FAILURES[error]?.(host) ?? outcome('bad_answer', host);
}

class Failed extends Error {
  readonly outcome: Outcome;

  constructor(failed: Outcome) {
    super(failed.code);
    this.outcome = failed;
  }
}

type Fetch = (url: URL) => Promise<Fetched>;

/** Fetches like a page of the site: from the hosts its policy allows, and only what its scripts may read. */
function browserFetch(origins: readonly string[], origin: string, fetch: typeof safeFetch): Fetch {
  const known = { etag: null, lastModified: null, origin };
  return (url) => {
    if (url.origin !== origin && !origins.includes(url.origin)) {
      throw new Failed(outcome('host_not_listed', url.host));
    }
    return fetch(url.href, known, { timeoutMs: STEP_MS });
  };
}

const parse = (address: string, base: URL): URL => {
  const url = URL.parse(address, base);
  if (!url) throw new Failed(outcome('no_style', base.hostname));
  return url;
};

async function readJson<T>(url: URL, schema: z.ZodType<T>, fetch: Fetch): Promise<T> {
  const fetched = await fetch(url);
  if (!fetched.ok) throw new Failed(outcomeOf(fetched.error, url.hostname));
  try {
    return schema.parse(JSON.parse(fetched.text ?? ''));
  } catch {
    throw new Failed(outcome('no_style', url.hostname));
  }
}

/** One file that the map needs: a tile, else the glyphs of a font. Null where the style has neither. */
async function findPiece(style: Style, base: URL, fetch: Fetch): Promise<URL | null> {
  const source = Object.values(style.sources).find(({ url, tiles }) => url ?? tiles);
  const named = source?.url === undefined ? null : parse(source.url, base);
  const tiled = named ? await readJson(named, sourceSchema, fetch) : source;
  const address = (tiled && tileUrl(tiled)) ?? glyphUrl(style);
  return address === undefined ? null : parse(address, named ?? base);
}

async function tryStyle(styleUrl: string, fetch: Fetch): Promise<Outcome> {
  const base = new URL(styleUrl);
  try {
    const style = await readJson(base, styleSchema, fetch);
    const piece = await findPiece(style, base, fetch);
    const fetched = piece && (await fetch(piece));
    // A 204 is an empty tile.
    if (fetched && !fetched.ok && fetched.error !== 'status_204') {
      return outcomeOf(fetched.error, piece.hostname);
    }
    return outcome('works', base.hostname);
  } catch (error) {
    if (error instanceof Failed) return error.outcome;
    throw error;
  }
}

/** Tests the one file of the built-in map. */
async function tryOwnMap(siteUrl: string): Promise<Outcome> {
  const url = new URL('/map/smokies.json', siteUrl);
  try {
    const signal = AbortSignal.timeout(STEP_MS);
    const response = await fetch(url, { signal, redirect: 'error' });
    const map: unknown = response.ok ? await response.json() : null;
    if (!response.ok) return statusFailure(response.status);
    const isMap = z.object({ type: z.literal('FeatureCollection') }).safeParse(map).success;
    return isMap ? outcome('built_in_map') : outcome('bad_answer', url.hostname);
  } catch (error) {
    return error instanceof SyntaxError
      ? outcome('bad_answer', url.hostname)
      : networkFailure(error, url.hostname);
  }
}

/** Tests whether a browser can draw the map. */
export const tryMap = (
  { mapStyleUrl, mapOrigins }: ConnectionRequest['site'],
  siteUrl: string,
  fetch = safeFetch,
): Promise<Outcome> =>
  mapStyleUrl === ''
    ? tryOwnMap(siteUrl)
    : tryStyle(mapStyleUrl, browserFetch(mapOrigins, new URL(siteUrl).origin, fetch));
