import { existsSync } from 'node:fs';
import { EMPTY_SHOP, TESTED_SITES } from '../../e2e/support/tested-site.ts';
import { isPortFree } from '../../supabase/local/ports.ts';
import { POSTGRES_PACKAGE } from '../../supabase/tests/support/servers/postgres-server.ts';
import { provideBrowser } from '../browser.ts';

const PORTS = [...TESTED_SITES, EMPTY_SHOP].flatMap(({ port, backendPort }) => [port, backendPort]);

/** Throws with a remedy when the machine lacks what a later step needs. */
export async function checkMachine(ports: readonly number[] = PORTS): Promise<void> {
  for (const port of ports) {
    if (await isPortFree(port)) continue;
    throw new Error(`Port ${port} is taken. Stop what uses it; the journeys need it.`);
  }
  if (!existsSync(POSTGRES_PACKAGE)) {
    throw new Error('node_modules has no Postgres for this machine. Run npm ci.');
  }
  provideBrowser();
}
