import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { Processes } from '../local/processes.ts';
import { StartError } from '../local/start-error.ts';

test('what is broken off by a stop is not taken for done', async (t) => {
  const exit = t.mock.method(process, 'exit', (() => undefined) as unknown as typeof process.exit);
  const processes = new Processes();
  let hasGoneOn = false;
  void processes.run('The build', ['--help']).then(() => (hasGoneOn = true));
  await processes.stop(0);
  assert.equal(exit.mock.callCount(), 1);
  await turn();
  assert.equal(hasGoneOn, false);
});

test('a command that fails is an error in one sentence; one that ends well is not', async () => {
  const processes = new Processes();
  await processes.run('The question', ['--version']);
  await assert.rejects(
    processes.run('The build', ['no-such-folder', '--no-such-option']),
    StartError,
  );
});
