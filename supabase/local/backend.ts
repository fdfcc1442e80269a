import { createAdaptorServer } from '@hono/node-server';
import { App, setExperimental } from '@supabase/lite';
import type { Server } from 'node:http';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { PHOTO_LIMITS } from '../../lib/domain/host/photo-limits.ts';
import { withCall } from '../../lib/log/request-context.ts';
import { serveInProcess } from '../../lib/supabase/in-process.ts';
import { createAuthAdmin } from './auth-admin.ts';
import { authSettings, NO_MAIL } from './database/auth.ts';
import { guardAuth } from './auth-guard.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/open-database.ts';
import { createFileStore } from './file-store.ts';
import { serveFunction } from './functions.ts';
import { createGateway } from './gateway.ts';
import { createResumableUploads, withSignedUrl } from './resumable-uploads.ts';
import type { BackendSettings } from './settings.ts';
import { portError } from './ports.ts';

export type Backend = { url: string; listen: Database['listen']; close: () => Promise<void> };

type Gateway = ReturnType<typeof createGateway>;

const HOST = '127.0.0.1';
const GRACE_MS = 1000;

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
}

/**
 * Serves REST, Auth, Storage and functions of the embedded database on one loopback port. The port is opened first and
 * requests wait for the database, so that a build may start before its data exists.
 */
export async function startBackend(
  settings: BackendSettings,
  database?: Database,
  functions: typeof serveFunction = serveFunction,
): Promise<Backend> {
  const gateway = Promise.withResolvers<Gateway>();
  const server = createAdaptorServer({
    hostname: HOST,
    // Otherwise the package replaces the global Response, which the functions' library checks against.
    overrideGlobalObjects: false,
    fetch: async (request, { incoming }) => (await gateway.promise)(request, incoming),
  }) as Server;
  // Closing a connection during a request fails it, so clients are told the timeout and must close first. Their timers
  // run up to a quarter late under load, hence the buffer.
  server.keepAliveTimeout = 75_000;
  server.keepAliveTimeoutBuffer = 75_000;
  try {
    await listen(server, settings.port);
  } catch (cause) {
    await database?.close();
    throw portError(settings.port, 'SUPABASE_PORT', cause);
  }
  try {
    database ??= await openDatabase(settings.database);
    return await serve(settings, { server, database, functions, open: gateway.resolve });
  } catch (error) {
    server.close();
    server.closeAllConnections();
    throw error;
  }
}

type Parts = {
  server: Server;
  database: Database;
  functions: typeof serveFunction;
  /** Starts answering the waiting requests. */
  open: (gateway: Gateway) => void;
};

async function serve(
  settings: BackendSettings,
  { server, database, functions, open }: Parts,
): Promise<Backend> {
  const url = `http://${HOST}:${settings.port}`;
  const { filesFolder, jwtSecret } = settings;
  const app = new App({
    connection: database.connection,
    auth: authSettings(settings),
    storage: { enabled: true },
    options: {
      server: { admin: false },
      drivers: { email: NO_MAIL },
    },
  });
  // Its first step would print that this is experimental; storage.test.ts covers its behavior.
  await app.init();
  setExperimental('storage', true);
  app._storageAdapter = createFileStore(path.join(filesFolder, 'objects'));
  const answerAdmin = createAuthAdmin(database, settings.secretKey);
  const answer = (request: Request) =>
    withCall(request, () => answerAdmin(request) ?? app.fetch(request, { peerAddress: HOST }));
  const auth = guardAuth(database, settings.secretKey, answer);
  const resumable = createResumableUploads({
    folder: path.join(filesFolder, 'unfinished'),
    jwtSecret,
    storage: answer,
    maxSize: PHOTO_LIMITS.maxBytes,
  });
  const storage = (request: Request) => resumable.answer(request) ?? withSignedUrl(request, answer);
  open(createGateway(settings, { answer, functions, auth, storage }));
  // PGlite answers without I/O, so consecutive calls would starve the network until the last of them.
  const release = serveInProcess(url, async (request) => {
    await setImmediate();
    return answer(request);
  });
  return {
    url,
    listen: database.listen,
    close: async () => {
      // Requests in progress may finish; callers of the stopped site are gone by now.
      const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
      await new Promise((resolve) => server.close(resolve));
      clearTimeout(force);
      release();
      resumable.close();
      await database.close();
    },
  };
}
