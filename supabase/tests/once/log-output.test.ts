import assert from 'node:assert/strict';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { logOutput } from '../../local/log-output.ts';

test('lines of the log pass; what a library prints becomes one, redacted', async (t) => {
  process.env.LOG_FORMAT = 'json';
  const written: string[] = [];
  const write = t.mock.method(process.stdout, 'write', (text: string) => {
    written.push(text);
    return true;
  });
  const output = new PassThrough();
  logOutput(output, 'error');
  output.write('{"time":"2027-01-01","event":"request"}\nError: no room for dolly@exa');
  output.end('mple.com\n\n');
  await once(output, 'end');
  await new Promise(setImmediate);
  write.mock.restore();
  delete process.env.LOG_FORMAT;
  assert.equal(written[0], '{"time":"2027-01-01","event":"request"}\n');
  assert.equal(written.length, 2);
  const line = JSON.parse(written[1] ?? '') as { level: string; event: string };
  assert.equal(line.level, 'error');
  assert.match(line.event, /^Error: no room for /);
  assert.doesNotMatch(line.event, /dolly/);
});
