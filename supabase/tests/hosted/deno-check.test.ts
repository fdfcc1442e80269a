import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { DENO_VERSIONS, runDeno } from '../../../scripts/hosted/tools.ts';
import { PROJECT_DIR } from '../../local/settings.ts';
import { cacheForDeno, DENO_CONFIG, functionFiles } from '../support/servers/deno-functions.ts';

const readJson = (file: string) =>
  JSON.parse(readFileSync(path.join(PROJECT_DIR, file), 'utf8')) as Record<string, object>;

await cacheForDeno();

for (const version of DENO_VERSIONS) {
  test(`${version} finds no fault in the types of the functions`, async () => {
    const [config = '', file = ''] = DENO_CONFIG;
    // The newer one would rewrite the lock file in a format that the other can't read.
    const lock = version === 'deno' ? [] : ['--no-lock'];
    const args = ['check', '--quiet', config, file, ...lock, ...functionFiles()];
    const { code, stderr } = await runDeno(version, args);
    assert.equal(code, 0, stderr);
  });
}

test('the functions use the versions of package.json, and each package once', () => {
  const { dependencies } = readJson('package.json');
  const versions = new Map(Object.entries(dependencies ?? {}));
  const imports = Object.entries(readJson('supabase/functions/deno.json').imports ?? {});
  for (const [name, target] of imports) {
    const [, plain = '', version] =
      /^npm:\/?((?:@[^@/]+\/)?[^@/]+)@([^/]+)/.exec(String(target)) ?? [];
    assert.ok(`${name}/`.startsWith(`${plain}/`), name);
    assert.equal(version, versions.get(plain), name);
  }
  const locked = Object.keys(readJson('supabase/functions/deno.lock').npm ?? {});
  const names = locked.map((id) => id.slice(0, id.indexOf('@', 1)));
  assert.deepEqual(
    names.filter((name, i) => names.indexOf(name) !== i),
    [],
  );
});
