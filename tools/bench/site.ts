import path from 'node:path';
import { loadSettings } from '../../supabase/local/settings.ts';
import { ROOT } from './paths.ts';
import { startServer, type Running } from './processes.ts';

// Always the same: the site's address is part of its pages, and another one means another build.
const PORT = '3300';
const BACKEND_PORT = '54621';

/** Where the benchmark's own bookings live, apart from those of `npm start`. */
export const DATABASE_FOLDER = '.local/bench-database';

const ENVIRONMENT = { PORT, SUPABASE_PORT: BACKEND_PORT, DATABASE_FOLDER };

/** What the site under test runs with: its backend's port and keys. */
export const siteSettings = () => loadSettings({ ...process.env, ...ENVIRONMENT });

/** The whole site as `npm start` starts it, on ports of its own. */
export async function startSite(): Promise<Running> {
  const env = {
    ...ENVIRONMENT,
    // All the load comes from one address.
    READS_PER_MINUTE: '100000000',
  };
  const args = [path.join(ROOT, 'supabase/local/start.ts')];
  const command = { command: process.execPath, args, cwd: ROOT, env };
  return startServer(command, `http://localhost:${PORT}`);
}
