import assert from 'node:assert/strict';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { inspect } from 'node:util';
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

for (const format of ['json', 'text']) {
  test(`an error that a library prints with all it holds is redacted line by line, as ${format}`, async (t) => {
    process.env.LOG_FORMAT = format;
    const written: string[] = [];
    const write = t.mock.method(process.stdout, 'write', (text: string) => {
      written.push(text);
      return true;
    });
    const guest = {
      name: "Wilhelmina O'Feather",
      phone: '(865) 555-0142',
      said: 'the `light`, please',
      long: 'Wilhelmina Feather says: '.repeat(9),
    };
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      details: 'Key (guest_name, x)=(Wilhelmina Feather, 1) already exists.',
      query: 'insert into bookings values ($1)',
      parameters: [JSON.stringify(guest), 'mina@feather.example', guest.name, guest.said],
      nested: {
        guest,
        token: '3f2504e04f8941d39a0c0305e82c3301',
        when: new Map([['Mina', guest]]),
      },
    });
    const output = new PassThrough();
    logOutput(output, 'error');
    output.end(inspect(new Error('A call failed', { cause }), { depth: 9 }));
    await once(output, 'end');
    await new Promise(setImmediate);
    write.mock.restore();
    delete process.env.LOG_FORMAT;
    const text = written.join('');
    assert.match(text, /duplicate key/);
    assert.match(text, /23505/);
    assert.doesNotMatch(text, /wilhelmina|feather|mina|555|light|3f2504/i);
  });
}
