import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const HINT = '//# allFunctionsCalledOnLoad\n';
// The map alone is larger; most of it is never called.
const MAX_BYTES = 300_000;

/**
 * Tells browsers that know the hint (Chrome from 136) to compile a built script whole while it arrives, on a thread of its
 * own, and not function by function on the page's when each is called first.
 */
export async function hintScripts(buildFolder: string): Promise<void> {
  const folder = path.join(buildFolder, 'static/chunks');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  for (const file of names.map((name) => path.join(folder, name))) {
    if ((await stat(file)).size > MAX_BYTES) continue;
    const code = await readFile(file, 'utf8');
    // A build may keep the scripts of the one before.
    if (!code.startsWith(HINT)) await writeFile(file, HINT + code);
  }
}
