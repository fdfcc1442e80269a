import { existsSync } from 'node:fs';
import { EMPTY_SHOP, TESTED_SITES } from '../../e2e/support/tested-site.ts';
import { isPortFree } from '../../supabase/local/ports.ts';
import { POSTGRES_PACKAGE } from '../../supabase/tests/support/postgres-server.ts';
import { provideBrowser } from '../browser.ts';

/** Throws, in one sentence with its remedy, when the machine lacks what a later step would ask for in vain. */
export async function checkMachine(): Promise<void> {
  for (const { port, backendPort } of [...TESTED_SITES, EMPTY_SHOP]) {
    for (const needed of [port, backendPort]) {
      if (await isPortFree(needed)) continue;
      throw new Error(`Port ${needed} is taken. Stop what uses it; the journeys need it.`);
    }
  }
  if (!existsSync(POSTGRES_PACKAGE)) {
    throw new Error('node_modules has no Postgres for this machine. Run npm ci.');
  }
  provideBrowser();
}
