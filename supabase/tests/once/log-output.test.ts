import assert from 'node:assert/strict';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { test, type TestContext } from 'node:test';
import { inspect } from 'node:util';
import type { LogLevel } from '../../../lib/env/log.ts';
import { followBuild, logOutput, showOutput } from '../../local/log-output.ts';
import { banner, linkLine, reportReady } from '../../local/progress.ts';

test('lines of the log pass; what a library prints becomes one, redacted', async (t) => {
  process.env.LOG_FORMAT = 'json';
  const written: string[] = [];
  const write = t.mock.method(process.stdout, 'write', (text: string) => {
    written.push(text);
    return true;
  });
  const output = new PassThrough();
  logOutput(output, 'error');
  output.write(
    '{"time":"2027-01-01","level":"info","event":"request"}\nError: no room for dolly@exa',
  );
  output.end('mple.com\n\n');
  await once(output, 'end');
  await new Promise(setImmediate);
  write.mock.restore();
  delete process.env.LOG_FORMAT;
  assert.equal(written[0], '{"time":"2027-01-01","level":"info","event":"request"}\n');
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
    if (format === 'json') logOutput(output, 'error');
    else showOutput(output);
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

/** What of these lines a person sees in the terminal of `npm start`, without the time. */
async function shownOf(t: TestContext, level: LogLevel, text: string): Promise<string[]> {
  process.env.LOG_FORMAT = 'text';
  process.env.LOG_LEVEL = 'info';
  const shown: string[] = [];
  for (const method of ['debug', 'info', 'warn', 'error'] as const)
    t.mock.method(console, method, (line: string) => void shown.push(line.replace(/^\S+ /, '')));
  const output = new PassThrough();
  logOutput(output, level);
  output.end(text);
  await once(output, 'end');
  await new Promise(setImmediate);
  t.mock.restoreAll();
  delete process.env.LOG_FORMAT;
  delete process.env.LOG_LEVEL;
  return shown;
}

const PRINTED_ERROR = `⨯ Error: A call failed
    at n (.next/server/chunks/ssr/x.js:1:2) {
  digest: '1'
}
`;

for (const [what, level, text, expected] of [
  ['chatter of a library', 'debug', '✓ Running next.config.ts took 63ms\n', []],
  ['the first line of a printed error', 'error', PRINTED_ERROR, ['error ⨯ Error: A call failed']],
  ['what only begins like one of the log', 'error', '{"time":"x}', ['error {"[text]":"[text]"']],
  ['a line cut off by a crash', 'error', '{"time":"2027', ['error {"[text]":"[text]"']],
  [
    'one of another program’s log',
    'error',
    '{"time":"2027","level":"fatal","msg":"boom"}\n',
    ['error {"[text]":"[text]","[text]":"[text]","[text]":"[text]"}'],
  ],
  [
    'what a line of the log holds by mistake',
    'error',
    '{"time":"2027-01-01T00:00:00.000Z","level":"error","event":"ann@example.org called"}\n',
    ['error [email] called'],
  ],
  [
    'a request',
    'debug',
    '{"time":"2027-01-01T00:00:00.000Z","level":"info","event":"request","status":503}\n',
    ['request 503'],
  ],
  [
    'nothing of an idle job',
    'debug',
    '{"time":"2027-01-01T00:00:00.000Z","level":"debug","event":"job","job":"prune"}\n',
    [],
  ],
] as const) {
  test(`a terminal shows ${what}`, async (t) => {
    assert.deepEqual(await shownOf(t, level, text), expected);
  });
}

test('of a build the steps are said, its errors are logged, and all else is kept for a failure', async (t) => {
  process.env.LOG_FORMAT = 'json';
  const written: string[] = [];
  const write = t.mock.method(process.stdout, 'write', (line: string) => written.push(line) > 0);
  const output = new PassThrough();
  const lines = followBuild([output, null]);
  const steps = [
    '▲ Next.js 16.4.6 (Turbopack)',
    '✓ Running next.config.ts took 63ms',
    '- Experiments (use with caution):',
    '  ✓ globalNotFound',
    '⚠ The "middleware" file convention is deprecated.',
    '✓ Compiled successfully in 32s',
    '  Generating static pages using 1 worker (51/205) ',
    '✓ Generating static pages using 1 worker (205/205) in 2.7s',
    '┌ ○ /    5m      1y',
  ];
  const logged = '{"time":"2027-01-01","level":"error","event":"built without settings"}';
  output.end([...steps, logged].join('\n'));
  await once(output, 'end');
  await new Promise(setImmediate);
  write.mock.restore();
  delete process.env.LOG_FORMAT;
  assert.deepEqual(lines, steps);
  assert.deepEqual(
    written.map((line) => (JSON.parse(line) as { event: string }).event),
    [
      'Compiled successfully in 32s',
      'Generating static pages using 1 worker (205) in 2.7s',
      'built without settings',
    ],
  );
});

const READY = {
  name: 'Pine Hollow',
  siteUrl: 'http://localhost:3000',
  localUrl: 'http://localhost:3000',
  isEmbedded: true,
};
const LINK = 'http://localhost:3000/host/auth/confirm?token=7a11';

test('the banner names the addresses, and fits a narrow terminal without color', () => {
  const text = banner({ ...READY, link: LINK });
  for (const part of [
    'Pine Hollow is running',
    'http://localhost:3000/host\n',
    LINK,
    'npm run outbox',
  ])
    assert.ok(text.includes(part), part);
  for (const line of text.split('\n')) assert.ok(line.length <= 60, line);
  assert.doesNotMatch(text, /[\u001b\u0007]/);
});

test('a banner says nothing of links and messages that there are not', () => {
  const text = banner({ ...READY, name: 'Pine\u001b[2J Hollow', link: null, isEmbedded: false });
  assert.doesNotMatch(text, /sign-in|outbox|Here|\u001b/);
});

test('a banner of a site with an address of its own also names where it runs', () => {
  const text = banner({ ...READY, siteUrl: 'https://cabins.example', link: null });
  assert.match(
    text,
    /Console {3}https:\/\/cabins\.example\/host\n {2}Here {6}http:\/\/localhost:3000\n/,
  );
});

test('where output is no terminal, that the site is ready is a line of the log', (t) => {
  process.env.LOG_FORMAT = 'json';
  const written: string[] = [];
  const write = t.mock.method(process.stdout, 'write', (line: string) => written.push(line) > 0);
  reportReady({ ...READY, link: LINK });
  write.mock.restore();
  delete process.env.LOG_FORMAT;
  assert.match(written[0] ?? '', /^\{"time":.*"event":"Ready on http:\/\/localhost:3000"\}\n$/);
  assert.equal(written[1], `${linkLine(LINK)}\n`);
});
