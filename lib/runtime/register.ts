import 'server-only';
import { statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setGlobalDispatcher } from 'undici';
import type * as cacheHandlerModule from '../cache/handler';
import { catalogPoller } from './catalog-poller';
import { readCatalogVersions } from '@/lib/data/backend/catalog-version';
import { loadSite } from '@/lib/data/backend/shop-settings';
import { isDatabaseReadable } from '@/lib/data/backend/health';
import { readPolicySettings } from '../env/policy-settings';
import { isBuilding, isProduction } from '../env/mode';
import { hasNoServer } from '../env/serving';
import { TEST_PAYMENTS_WARNING } from '../domain/bookings/test-payments';
import { dispatcherWithTimeout } from './fetch-timeout';
import { pagePolicy } from '../csp/page-csp';
import { log, logError } from '../log/log';
import { arePaymentsOff } from '@/lib/shop/payments-off';
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '../supabase/upstream-fetch';

// A fallback, because the database calls /api/revalidate on each change.
const LOOK_EVERY_MS = 60_000;
const LOOK_AGAIN_MS = 1000;

type PageCacheModule = typeof cacheHandlerModule;

export async function prepareServer(): Promise<void> {
  await loadSite().catch((error: unknown) => logError('shop settings could not be loaded', error));
  if (isBuilding) return;
  setGlobalDispatcher(dispatcherWithTimeout(READ_TIMEOUT_MS, WRITE_TIMEOUT_MS));
  if (arePaymentsOff()) log('error', TEST_PAYMENTS_WARNING);
  if (!isProduction || hasNoServer()) return;
  await preparePageCache().catch((error: unknown) =>
    logError('page cache could not be set up', error),
  );
}

/** Each instance also polls at its start and once a minute, because the database may reach only one of them. */
async function preparePageCache(): Promise<void> {
  // Imported unbundled, to share the module instance, and so its memory, with Next.
  const file = pathToFileURL(path.resolve('lib/cache/handler.ts')).href;
  const {
    default: PageCache,
    setDatabaseProbe,
    setPagePolicy,
  } = (await import(/* turbopackIgnore: true */ file)) as PageCacheModule;
  const settings = readPolicySettings();
  setPagePolicy((inline) => pagePolicy(inline, settings));
  setDatabaseProbe(isDatabaseReadable);
  const cache = new PageCache({});
  const look = catalogPoller({
    read: readCatalogVersions,
    expire: (tags) => cache.revalidateTag(tags),
    builtAt: statSync(path.resolve('.next/BUILD_ID')).mtimeMs,
    onFailure: (error) => logError('catalog could not be polled', error),
  });
  const next = (waitMs: number) =>
    void setTimeout(
      () => void look().then((isSoon) => next(isSoon ? LOOK_AGAIN_MS : LOOK_EVERY_MS)),
      waitMs,
    ).unref();
  next(LOOK_AGAIN_MS);
}
