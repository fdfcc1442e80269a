import { startBackend } from '../../supabase/local/backend.ts';
import type { BackendSettings } from '../../supabase/local/settings.ts';

/** Runs the embedded backend in its own process, so that it can be killed. */
const settings = JSON.parse(process.env.BACKEND_SETTINGS ?? '') as BackendSettings;
const backend = await startBackend(settings);
process.on('SIGTERM', () => void backend.close().then(() => process.exit(0)));
