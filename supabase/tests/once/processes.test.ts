import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { Processes } from '../../local/processes.ts';
import { StartError } from '../../local/start-error.ts';

test('a job interrupted by a stop is not recorded as done', async (t) => {
  const exit = t.mock.method(process, 'exit', (() => undefined) as unknown as typeof process.exit);
  const processes = new Processes();
  let hasGoneOn = false;
  void processes.run('The build', ['--help']).then(() => (hasGoneOn = true));
  await processes.stop(0);
  assert.equal(exit.mock.callCount(), 1);
  await turn();
  assert.equal(hasGoneOn, false);
});

test('a command that fails is an error in one sentence; one that ends well is not', async (t) => {
  const processes = new Processes();
  const printed = t.mock.method(console, 'error', () => undefined);
  await processes.run('The question', ['--version']);
  assert.equal(printed.mock.callCount(), 0);
  await assert.rejects(
    processes.run('The build', ['no-such-folder', '--no-such-option']),
    StartError,
  );
  assert.match(String(printed.mock.calls[0]?.arguments), /no-such-option/);
});

test('a kept process ends with the one that started it, even if that is killed', async () => {
  const parent = spawn(
    process.execPath,
    [path.join(import.meta.dirname, '../support/servers/parent.ts')],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const lines = createInterface(parent.stdout);
  const [line] = (await once(lines, 'line')) as [string];
  assert.equal(process.kill(Number(line.split(' ').at(-1)), 0), true);
  parent.kill('SIGKILL');
  // The child holds the same output: it is closed when both are gone.
  await once(lines, 'close');
  await once(parent, 'close');
});

test('a process that does not end by itself is killed, once it has had its time', async (t) => {
  const exit = t.mock.method(process, 'exit', (() => undefined) as unknown as typeof process.exit);
  const folder = mkdtempSync(path.join(tmpdir(), 'cabins-processes-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const mark = path.join(folder, 'listens');
  const deaf = `for (const name of ['SIGTERM', 'SIGUSR2']) process.on(name, () => 0);
    setInterval(() => 0, 99); fs.writeFileSync(${JSON.stringify(mark)}, '')`;
  const processes = new Processes();
  processes.keep('the deaf one', ['-e', deaf]);
  while (!existsSync(mark)) await wait(20);
  const started = performance.now();
  await processes.stop(0, { drainMs: 100, graceMs: 600 });
  const ms = performance.now() - started;
  t.diagnostic(`ended after ${Math.round(ms)} ms`);
  assert.ok(ms >= 590, `ended after ${ms} ms`);
  assert.equal(exit.mock.callCount(), 1);
});
