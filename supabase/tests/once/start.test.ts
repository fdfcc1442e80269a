import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer, Server, type AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { startBackend } from '../../local/backend.ts';
import { openDatabase } from '../../local/database/open-database.ts';
import { requireFreePort } from '../../local/ports.ts';
import { PROJECT_DIR } from '../../local/settings.ts';
import { freePort } from '../support/servers/postgres-server.ts';
import { ProjectCopy } from '../support/project-copy.ts';

function copyProject(t: TestContext): ProjectCopy {
  const project = new ProjectCopy();
  t.after(() => project.remove());
  return project;
}

/** A port that somebody listens on until the test ends. */
async function takePort(t: TestContext): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  return (server.address() as AddressInfo).port;
}

async function freePorts() {
  return { PORT: String(await freePort()), SUPABASE_PORT: String(await freePort()) };
}

/** Each file below the folder with its digest; Postgres keeps its lock file there, which every opening rewrites. */
function digests(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'postmaster.pid')
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

const isStartError = (pattern: RegExp) => (error: unknown) => {
  assert.equal((error as Error).name, 'StartError');
  assert.match((error as Error).message, pattern);
  return true;
};

const OTHER_PROJECT = {
  NEXT_PUBLIC_SUPABASE_URL: 'https://example.supabase.co',
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_another_project',
  SUPABASE_SECRET_KEY: 'sb_secret_of_another_project',
};

function settingsTests() {
  test('the first start writes .env.local for its user alone, and later ones keep it', async (t) => {
    const project = copyProject(t);
    const { backend, env } = await project.loadSettings({ SUPABASE_PORT: '54999' });
    const text = readFileSync(project.file('.env.local'), 'utf8');
    assert.equal(statSync(project.file('.env.local')).mode & 0o777, 0o600);
    assert.match(text, /^NEXT_PUBLIC_SUPABASE_URL=http:\/\/127\.0\.0\.1:54999$/m);
    const secrets = [backend?.publishableKey, backend?.secretKey, backend?.jwtSecret];
    for (const secret of secrets) assert.ok(secret && secret.length >= 32 && text.includes(secret));
    assert.equal(new Set(secrets).size, 3);
    assert.equal(env.SUPABASE_SECRET_KEY, backend?.secretKey);
    assert.ok(!Object.values(env).includes(backend?.jwtSecret ?? ''));

    const again = await project.loadSettings({ SUPABASE_PORT: '54999' });
    assert.deepEqual(again.backend, backend);
    assert.equal(readFileSync(project.file('.env.local'), 'utf8'), text);
  });

  test('a project from before HASH_KEY gets one, once, and names the key it used until then', async (t) => {
    const project = copyProject(t);
    const { backend, env } = await project.loadSettings();
    assert.ok(env.HASH_KEY && env.HASH_KEY.length >= 32);
    const file = project.file('.env.local');
    const old = readFileSync(file, 'utf8').replace(/^HASH_KEY=.*\n/m, '');
    writeFileSync(file, old);
    const { env: mended } = await project.loadSettings();
    assert.notEqual(mended.HASH_KEY, env.HASH_KEY);
    assert.equal(mended.HASH_KEY_BEFORE, backend?.secretKey);
    const text = readFileSync(file, 'utf8');
    assert.ok(text.startsWith(old));
    assert.deepEqual((await project.loadSettings()).env, mended);
    assert.equal(readFileSync(file, 'utf8'), text);
  });

  test('two projects have different keys', async (t) => {
    const [one, other] = [await copyProject(t).loadSettings(), await copyProject(t).loadSettings()];
    assert.notEqual(one.backend?.publishableKey, other.backend?.publishableKey);
    assert.notEqual(one.backend?.secretKey, other.backend?.secretKey);
    assert.notEqual(one.backend?.jwtSecret, other.backend?.jwtSecret);
  });

  test('with another Supabase project no backend starts and no file is written', async (t) => {
    const project = copyProject(t);
    assert.equal((await project.loadSettings(OTHER_PROJECT)).backend, null);
    assert.ok(!existsSync(project.file('.env.local')));
  });

  test('a .env.local that names another project is kept, and no backend starts', async (t) => {
    const project = copyProject(t);
    const text = Object.entries(OTHER_PROJECT)
      .map(([name, value]) => `${name}=${value}\n`)
      .join('');
    project.write('.env.local', text);
    assert.equal((await project.loadSettings()).backend, null);
    assert.equal(readFileSync(project.file('.env.local'), 'utf8'), text);
  });

  for (const name of ['LOG_LEVEL', 'LOG_FORMAT']) {
    test(`a ${name} that is none is refused with the remedy`, async (t) => {
      await assert.rejects(
        copyProject(t).loadSettings({ [name]: 'loud' }),
        isStartError(new RegExp(`^Bad environment: ${name} \\(use .*\\.env\\.example`)),
      );
    });
  }

  test('every bad value is named at once, before anything starts', async (t) => {
    const bad = { ...OTHER_PROJECT, NEXT_PUBLIC_SUPABASE_URL: 'example', SITE_URL: 'nowhere' };
    await assert.rejects(
      copyProject(t).loadSettings(bad),
      isStartError(/^Bad environment: NEXT_PUBLIC_SUPABASE_URL.*SITE_URL.*\.env\.example/),
    );
  });

  test('settings that stand in .env.local before the first start are kept', async (t) => {
    const project = copyProject(t);
    project.write('.env.local', 'SITE_URL=https://cabins.example\n');
    assert.notEqual((await project.loadSettings()).backend, null);
    assert.match(
      readFileSync(project.file('.env.local'), 'utf8'),
      /^SITE_URL=https:\/\/cabins\.example$/m,
    );
  });

  test('a .env.local without its keys is named with the remedy', async (t) => {
    const project = copyProject(t);
    project.write(
      '.env.local',
      'NEXT_PUBLIC_SUPABASE_URL=http://127.0.0.1:54321\nEMBEDDED_BACKEND=true\nSUPABASE_SECRET_KEY=x\n',
    );
    await assert.rejects(
      project.loadSettings(),
      isStartError(/\.env\.local lacks .* Delete the file/),
    );
  });

  for (const port of ['0', '65536', '-1', '80.5', 'http', 'NaN']) {
    test(`port ${port} is refused, before anything is written`, async (t) => {
      const project = copyProject(t);
      for (const name of ['PORT', 'SUPABASE_PORT']) {
        await assert.rejects(
          project.loadSettings({ [name]: port }),
          isStartError(new RegExp(`^${name}=${RegExp.escape(port)} is not a port\\. Use `)),
        );
      }
      assert.ok(!existsSync(project.file('.env.local')));
    });
  }

  test('a database can be had elsewhere: in another folder or on a server', async (t) => {
    const project = copyProject(t);
    const folder = await project.loadSettings({ DATABASE_FOLDER: 'elsewhere' });
    assert.deepEqual(folder.backend?.database, {
      folder: project.file('elsewhere'),
      isSynced: true,
    });
    const hurried = await project.loadSettings({ DATABASE_SYNC: 'off' });
    assert.deepEqual(hurried.backend?.database, { folder: project.folder, isSynced: false });
    await assert.rejects(
      project.loadSettings({ DATABASE_SYNC: 'no' }),
      isStartError(/^DATABASE_SYNC=no is neither on nor off\.$/),
    );
    const url = 'postgres://localhost/cabins';
    const server = await project.loadSettings({ DATABASE_URL: url });
    assert.deepEqual(server.backend?.database, { url });
  });
}

function portTests() {
  test('a port that is taken is named with the remedy', async (t) => {
    const port = await takePort(t);
    await assert.rejects(
      requireFreePort(port, 'PORT'),
      isStartError(new RegExp(`^Port ${port} is taken\\. .*PORT=${port + 100} npm start\\.$`)),
    );
    await requireFreePort(await freePort(), 'PORT');
  });

  for (const [code, port, pattern] of [
    ['EADDRINUSE', 65_500, /^Port 65500 is taken\. .*PORT=65400 npm start\.$/],
    ['EACCES', 80, /^Port 80 is not for this user\. Choose another, e\.g\. PORT=8080 npm start\.$/],
  ] as const) {
    test(`port ${port} that answers ${code} is named with a port that can be had`, async (t) => {
      t.mock.method(Server.prototype, 'listen', function (this: Server) {
        this.emit('error', Object.assign(new Error(code), { code }));
        return this;
      });
      await assert.rejects(requireFreePort(port, 'PORT'), isStartError(pattern));
    });
  }

  test('one port for both is refused, before anything is written', async (t) => {
    const project = copyProject(t);
    await assert.rejects(
      project.loadSettings({ PORT: '4000', SUPABASE_PORT: '4000' }),
      isStartError(/^PORT and SUPABASE_PORT are both 4000\. Give each /),
    );
    assert.ok(!existsSync(project.file('.env.local')));
  });

  test('a Node.js that is too old is told so, in JavaScript that it can read', () => {
    const check = path.join(PROJECT_DIR, 'supabase/local/check-node.js');
    const old = 'data:text/javascript,delete process.features.typescript';
    const { status, stderr } = spawnSync(process.execPath, [
      '--import',
      old,
      '--import',
      check,
      '-e',
      'console.error("went on")',
    ]);
    assert.equal(status, 1);
    assert.match(String(stderr), /^\nThis is Node\.js [\d.]+, which is too old\. .*npm ci.*\n\n$/);
  });

  for (const name of ['PORT', 'SUPABASE_PORT']) {
    test(`a start with ${name} taken ends with one sentence and creates no database`, async (t) => {
      const project = copyProject(t);
      const port = await takePort(t);
      const { code, lines } = await project.run('start', {
        ...(await freePorts()),
        [name]: String(port),
      });
      assert.equal(code, 1);
      assert.equal(lines.length, 1, lines.join('\n'));
      assert.match(
        lines[0] ?? '',
        new RegExp(`^Port ${port} is taken\\. .*${name}=\\d+ npm start`),
      );
      assert.ok(!existsSync(project.folder));
    });
  }

  test('a database server that does not answer is named with the remedy', async () => {
    const url = `postgres://postgres@127.0.0.1:${await freePort()}/postgres`;
    await assert.rejects(openDatabase({ url }), isStartError(/DATABASE_URL does not answer/));
  });
}

async function readState(folder: string) {
  const database = await openDatabase({ folder });
  try {
    return {
      cabins: await database.query('select slug, title from public.cabins'),
      versions: await database.query(
        'select version from supabase_migrations.schema_migrations order by version',
      ),
      extra: await database.query(`select to_regclass('public.half_done')::text as name`),
    };
  } finally {
    await database.close();
  }
}

function databaseTests() {
  // One database for the tests below; each leaves its content as it was.
  const project = new ProjectCopy();
  let state: Awaited<ReturnType<typeof readState>>;

  test('a first start after one that was cut leaves a whole database and no half one', async () => {
    project.write('.local/database.new/PG_VERSION', '17\n');
    project.write('.local/database.new/base/1/1259', 'half a table');
    const { code, lines } = await project.run('reset', await freePorts());
    // reset ends by itself; a start would go on to build the site.
    assert.deepEqual([code, lines], [0, [`Fresh data in ${project.folder}.`]]);
    assert.deepEqual(readdirSync(project.file('.local')), ['database']);
    state = await readState(project.folder);
    assert.deepEqual(state.cabins, [{ slug: 'only-cabin', title: 'Only Cabin' }]);
    assert.equal(state.versions.length, readdirSync(project.file('supabase/migrations')).length);
  });

  const backendSettings = (port: number) => ({
    port,
    database: { folder: project.folder },
    filesFolder: path.join(path.dirname(project.dir), 'files'),
    publishableKey: 'p',
    secretKey: 's',
    jwtSecret: 'a secret of this test only, long enough',
  });

  test('a backend whose port is taken says so and closes its database', async (t) => {
    const database = await openDatabase({ folder: project.folder });
    const settings = backendSettings(await takePort(t));
    await assert.rejects(startBackend(settings, database), isStartError(/^Port \d+ is taken\./));
    await assert.rejects(database.query('select 1'));
  });

  test('a request that comes before the database is open is answered once it is', async () => {
    const port = await freePort();
    let isOpen = false;
    const starting = startBackend(backendSettings(port)).finally(() => (isOpen = true));
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    assert.equal(isOpen, false);
    socket.write('GET /unknown HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    assert.match(answer.toString(), /^HTTP\/1.1 404 /);
    await (await starting).close();
  });

  test('a backend whose database cannot be opened leaves its port', async () => {
    const port = await freePort();
    const database = await openDatabase({ folder: project.folder });
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const lock = `${project.folder}.lock`;
    const own = readFileSync(lock);
    writeFileSync(lock, String(child.pid));
    await assert
      .rejects(startBackend(backendSettings(port)), isStartError(/is in use by process/))
      .finally(() => {
        child.kill();
        writeFileSync(lock, own);
      });
    await database.close();
    await requireFreePort(port, 'SUPABASE_PORT');
  });

  test('a first start whose build fails beside the database says so', async (t) => {
    const first = copyProject(t);
    const { code, lines } = await first.run('start', await freePorts());
    assert.equal(code, 1);
    assert.equal(lines.at(-1), 'The build failed; see the output above.');
  });

  test('a second process is kept out of a folder in use, and let in after a kill', async () => {
    const database = await openDatabase({ folder: project.folder });
    const { code, lines } = await project.run('start', await freePorts());
    await database.close();
    assert.equal(code, 1);
    assert.match(
      lines.at(-1) ?? '',
      new RegExp(`is in use by process ${process.pid}\\. Stop that one`),
    );
    const { pid: endedProcess } = spawnSync(process.execPath, ['--version']);
    writeFileSync(`${project.folder}.lock`, String(endedProcess));
    assert.deepEqual(await readState(project.folder), state);
    assert.ok(!existsSync(`${project.folder}.lock`));
  });

  test('a number that another process has by now keeps nobody out', async (t) => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    t.after(() => other.kill());
    writeFileSync(`${project.folder}.lock`, `${other.pid} 1@another boot`);
    const isLinux = process.platform === 'linux';
    if (isLinux) assert.deepEqual(await readState(project.folder), state);
    else await assert.rejects(readState(project.folder), isStartError(/is in use by process/));
  });

  test('a failed migration is named, and the data stays as it was', async () => {
    const migration = 'supabase/migrations/20990101000000_half_done.sql';
    project.write(
      migration,
      `create table public.half_done (id int);
       update public.cabins set title = 'Half Done';
       select 1 / 0;`,
    );
    const { code, lines } = await project.run('start', await freePorts());
    assert.equal(code, 1);
    assert.deepEqual(lines.length, 2, lines.join('\n'));
    assert.match(
      lines[1] ?? '',
      /^The migration 20990101000000_half_done\.sql failed and was rolled back; .*division by zero$/,
    );
    rmSync(project.file(migration));
    assert.deepEqual(await readState(project.folder), state);
  });

  test('a migration with a name out of order is refused', async () => {
    const migration = 'supabase/migrations/latest.sql';
    project.write(migration, 'drop table public.cabins;');
    const { code, lines } = await project.run('start', await freePorts());
    assert.equal(code, 1);
    assert.match(lines.at(-1) ?? '', /^supabase\/migrations\/latest\.sql is not named/);
    rmSync(project.file(migration));
    assert.deepEqual(await readState(project.folder), state);
  });

  for (const file of ['global/pg_control', 'PG_VERSION']) {
    test(`a data folder with a broken ${file} is named with the remedy and left untouched`, async () => {
      const broken = path.join(project.folder, file);
      const whole = readFileSync(broken);
      writeFileSync(broken, 'garbage');
      const before = digests(project.folder);
      const { code, lines } = await project.run('start', await freePorts());
      assert.equal(code, 1);
      assert.equal(lines.length, 2, lines.join('\n'));
      assert.ok(lines[1]?.startsWith(`The database in ${project.folder} cannot be opened`));
      assert.match(lines[1] ?? '', /was left as it is\. .*npm run reset/);
      assert.deepEqual(digests(project.folder), before);
      writeFileSync(broken, whole);
    });
  }

  test('a copy of the folder is a backup: put back in the place of a ruined one, everything is there', async () => {
    const copy = `${project.folder}.backup`;
    cpSync(project.folder, copy, { recursive: true });
    const database = await openDatabase({ folder: project.folder });
    await database.query(`update public.cabins set title = 'Overwritten'`);
    await database.close();
    assert.notDeepEqual(await readState(project.folder), state);
    rmSync(project.folder, { recursive: true });
    cpSync(copy, project.folder, { recursive: true });
    assert.deepEqual(await readState(project.folder), state);
  });

  test('the database is whole after all of this', async () => {
    assert.deepEqual(await readState(project.folder), state);
    project.remove();
  });
}

describe('settings', settingsTests);
describe('ports', portTests);
describe('the embedded database', databaseTests);
