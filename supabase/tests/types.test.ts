import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { generateTypes, TYPES_FILE } from '../local/generate-types.ts';
import { useHarness } from './support/harness.ts';

test('the generated database types are those of the migrations', async () => {
  const { database } = await useHarness();
  assert.equal(
    readFileSync(TYPES_FILE, 'utf8'),
    await generateTypes(database),
    'Run "npm run types" and commit the result.',
  );
});
