import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { REPAIRS, repair } from '../local/postgres-driver.ts';
import { PROJECT_DIR } from '../local/settings.ts';

for (const [file, repairs] of Object.entries(REPAIRS)) {
  test(`the repairs of ${file} fit the version installed`, () => {
    const source = readFileSync(path.join(PROJECT_DIR, 'node_modules', file), 'utf8');
    for (const [found] of repairs) {
      assert.equal(source.split(found).length, 2, `not exactly once: ${found}`);
    }
    const repaired = repair(source, repairs);
    for (const [, text] of repairs) assert.ok(repaired.includes(text));
  });
}
