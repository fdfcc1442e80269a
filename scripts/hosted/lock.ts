// Rewrites supabase/functions/deno.lock after the functions' packages have changed.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { functionFiles, FUNCTIONS } from '../../supabase/tests/support/servers/deno-functions.ts';
import { installTools, runDeno } from './tools.ts';

installTools();
rmSync(path.join(FUNCTIONS, 'deno.lock'), { force: true });
const config = path.join(FUNCTIONS, 'deno.json');
const { code, stderr } = await runDeno('deno', ['cache', '--config', config, ...functionFiles()]);
if (code !== 0) throw new Error(stderr);
