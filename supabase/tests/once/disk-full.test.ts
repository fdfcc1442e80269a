import assert from 'node:assert/strict';
import type { statfsSync } from 'node:fs';
import { test } from 'node:test';
import { hasRoom, isDiskFull } from '../../local/database/disk-full.ts';
import { StartError } from '../../local/start-error.ts';

const coded = (code: string) => Object.assign(new Error('write failed'), { code });

for (const [what, error, isFull] of [
  ['Node’s own error', coded('ENOSPC'), true],
  ['a quota', coded('EDQUOT'), true],
  ['what Postgres calls a full disk', coded('53100'), true],
  ['the number of PGlite’s file system', { name: 'ErrnoError', errno: 51 }, true],
  [
    'the words of Postgres',
    new Error('could not extend file "base/5/1259": No space left on device'),
    true,
  ],
  ['a cause', new StartError('The migration failed', coded('ENOSPC')), true],
  [
    'a cause of a cause',
    new Error('a', { cause: new Error('b', { cause: coded('ENOSPC') }) }),
    true,
  ],
  ['missing rights', coded('EACCES'), false],
  ['a ruined file', new Error('PGlite failed to initialize properly'), false],
  ['nothing', undefined, false],
] as const) {
  test(`${what} ${isFull ? 'is' : 'is not'} a full disk`, () => {
    assert.equal(isDiskFull(error), isFull);
  });
}

test('an error that is its own cause ends the search', () => {
  const error = new Error('round');
  error.cause = error;
  assert.equal(isDiskFull(error), false);
});

for (const [freeMegabytes, isEnough] of [
  [0, false],
  [16, false],
  [17, true],
  [70_000, true],
] as const) {
  test(`${freeMegabytes} MB free ${isEnough ? 'are' : 'are not'} room for Postgres’ log`, () => {
    const statfs = () => ({ bsize: 4096, bavail: freeMegabytes * 256 });
    assert.equal(hasRoom('/', statfs as unknown as typeof statfsSync), isEnough);
  });
}
