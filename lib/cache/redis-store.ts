import createRedisHandler from '@fortedigital/nextjs-cache-handler/redis-strings';
import { createClient } from '@redis/client';
import { logError, log } from '../log/log.ts';
import type { StoredEntry } from './cached-entry.ts';
import type { SharedStore } from './shared-cache.ts';

const TIMEOUT_MS = 500;
const CONNECT_MS = 3000;
const RECONNECT_MS = 500;

type RedisHandler = ReturnType<typeof createRedisHandler>;
type RedisEntry = Parameters<RedisHandler['set']>[1];

/** A Redis store for one build, because pages name the scripts of their build. */
export function redisStore(url: string, buildId: string): SharedStore {
  let isAway = false;
  const client = createClient({
    url,
    // While Redis is down, requests are served from local entries at once instead of queuing.
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: () => RECONNECT_MS },
  });
  client.on('error', (error: unknown) => {
    if (isAway) return;
    isAway = true;
    logError('shared cache is away', error);
  });
  client.on('ready', () => {
    if (isAway) log('warn', 'shared cache is back');
    isAway = false;
  });
  client.connect().catch(() => undefined);
  const redis = createRedisHandler({
    client: client as unknown as Parameters<typeof createRedisHandler>[0]['client'],
    keyPrefix: `cabins:${buildId}:`,
    timeoutMs: TIMEOUT_MS,
  });
  return {
    isReady: () => client.isReady,
    get: async (key, softTags) =>
      (await redis.get(key, { implicitTags: softTags })) as StoredEntry | null,
    set: (key, entry) => redis.set(key, entry as unknown as RedisEntry),
    revalidateTags: async (tags) => {
      for (const tag of tags) await redis.revalidateTag(tag);
    },
    onReady: (callback) => void client.on('ready', callback),
  };
}
