// Installs what the hosted tests need, before any of them runs.
import { cacheForDeno } from '../../supabase/tests/support/servers/deno-functions.ts';

await cacheForDeno();
