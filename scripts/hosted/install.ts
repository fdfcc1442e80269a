// What the tests of a hosted project need, before any of them runs beside another.
import { cacheForDeno } from '../../supabase/tests/support/deno-functions.ts';

await cacheForDeno();
