import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { runSupabase } from '../../../scripts/hosted/tools.ts';
import { PROJECT_DIR } from '../../local/settings.ts';
import { startHostedProject } from '../support/servers/hosted-project.ts';

const read = (file: string) => readFileSync(path.join(PROJECT_DIR, file), 'utf8');
const GUIDES = [
  'README.md',
  ...readdirSync(path.join(PROJECT_DIR, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
// A command may be broken over two lines.
const COMMAND = /`npx supabase(@\S+)?\s+([^`]+)`/g;
const { dependencies } = JSON.parse(read('tools/hosted/package.json')) as {
  dependencies: Record<string, string>;
};
const documented = GUIDES.flatMap((guide) =>
  [...read(guide).matchAll(COMMAND)].map(([, version, words = '']) => ({
    guide,
    version,
    line: words.replace(/\s+/g, ' '),
  })),
);
const home = mkdtempSync(path.join(tmpdir(), 'cabins-commands-'));
after(() => rmSync(home, { recursive: true, force: true }));
const settings = path.join(home, 'functions.env');
writeFileSync(settings, 'SITE_URL=https://cabins.example\n');

const wordsOf = (line: string) =>
  line
    .replace('<ref>', 'abcdefghijklmnopqrst')
    .replace('<file>', settings)
    .replace(' data.sql', ` ${path.join(home, 'data.sql')}`)
    .split(' ');

/** As on a machine where nobody has signed in. */
const run = (words: string[]) =>
  runSupabase(words, { env: { HOME: home, SUPABASE_ACCESS_TOKEN: '', CI: 'true' } });

test('the guides name the commands of going live, at the pinned version', () => {
  const said = documented.map(({ line }) => line.split(' ').slice(0, 2).join(' '));
  for (const command of ['link --project-ref', 'db push', 'db dump', 'functions deploy']) {
    assert.ok(said.includes(command), command);
  }
  for (const { version, line } of documented) {
    assert.equal(version, `@${dependencies.supabase}`, line);
  }
  for (const guide of GUIDES) {
    assert.doesNotMatch(read(guide), /`supabase (db|link|functions|secrets|gen|login)/, guide);
  }
});

test('on a new project each command about the database does what the guides say', async (t) => {
  const project = await startHostedProject();
  t.after(project.stop);
  const lines = [...new Set(documented.map(({ line }) => line))].filter((line) =>
    line.startsWith('db '),
  );
  for (const line of lines) {
    const words = wordsOf(line).map((word) =>
      word === '--remote' ? `--remote=${project.url}` : word,
    );
    assert.ok(words.includes(`--remote=${project.url}`), `${line} has no target`);
    // The dump itself runs in Docker.
    const extra = words[1] === 'dump' ? '--dry-run' : '--yes';
    const { code, stdout, stderr } = await run([...words, extra]);
    assert.equal(code, 0, `${line}\n${stdout}${stderr}`);
  }
  const [row] = await project.query('select count(*)::int as cabins from public.cabins');
  assert.ok(Number(row?.cabins) > 20);
});

const elsewhere = [...new Set(documented.map(({ line }) => line))].filter(
  (line) => !line.startsWith('db '),
);
for (const line of elsewhere) {
  test(`"supabase ${line}" is understood, and lacks nothing but the account`, async () => {
    const { code, stdout, stderr } = await run(wordsOf(line));
    assert.notEqual(code, 0);
    assert.match(stdout + stderr, /access token|--token/i);
    assert.doesNotMatch(stdout + stderr, /unrecognized|unknown/i);
  });
}

test('a wrong flag would be noticed', async () => {
  const { stderr } = await run(['functions', 'deploy', '--everything']);
  assert.match(stderr, /Unrecognized flag/);
});
