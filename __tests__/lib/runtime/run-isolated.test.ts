/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { runIsolated } from '@/lib/runtime/run-isolated';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'isolated-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a script that gets the input as `input`; module code before it may stand in `top`. */
async function run(body: string, { top = '', timeoutMs = 20_000 } = {}) {
  const script = join(folder, `${Math.random()}.mjs`);
  await writeFile(script, `${top}\nprocess.once('message', async (input) => { ${body} });\n`);
  const limits = { memoryMb: 64, timeoutMs };
  const input = { file: new Uint8Array([1, 2, 3]), most: 5 };
  return runIsolated<unknown>(script, input, limits, 'broken');
}

test('a script gets the file with its limits, and its bytes come back', async () => {
  const answer = await run('process.send({ file: input.file.map((each) => each * input.most) });');
  expect(answer).toEqual({ file: new Uint8Array([5, 10, 15]) });
});

test.each([
  ['runs out of memory', 'const all = []; for (;;) all.push({ all: [all.length] });'],
  ['aborts', 'process.abort();'],
  ['is killed', "process.kill(process.pid, 'SIGSEGV');"],
  ['ends without an answer', 'process.exit(0);'],
])('a script that %s has broken on the file, and the server goes on', async (_, body) => {
  expect(await run(body)).toBe('broken');
});

test('a script that takes too long is ended', async () => {
  expect(await run('for (;;);', { timeoutMs: 300 })).toBe('broken');
});

test('a script reads no secret of the server', async () => {
  process.env.SECRET_OF_THE_TEST = 'word';
  expect(await run("process.send(process.env.SECRET_OF_THE_TEST ?? 'none');")).toBe('none');
  delete process.env.SECRET_OF_THE_TEST;
});

test('a script that cannot run rejects, because the file is not at fault', async () => {
  await expect(run('', { top: "import 'no-such-package';" })).rejects.toThrow(/ended with code 1/);
});
