/** Runs `core` (npm test), `full` (npm run test:full) or `check` (npm run check); exits with 1 on any failure. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { checkMachine } from './preflight.ts';
import { resultOf, type Failure, type Result } from './results.ts';
import { compareTries, filesToTryAgain } from './second-try.ts';
import { RUNS, type Step } from './steps.ts';
import { reportFailures, type FailedStep } from './failure-report.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BIN = path.join(ROOT, 'node_modules/.bin');
const LOGS = path.join('.local', 'test');

const failed: FailedStep[] = [];
const flaky: Failure[] = [];
let passed = 0;

const secondsSince = (started: number) => ((performance.now() - started) / 1000).toFixed(1);
const fileOf = (name: string, ending: string) =>
  path.join(LOGS, `${name.replaceAll(/\W+/g, '-').toLowerCase()}.${ending}`);

/** Runs the step's command; its output goes only to its log. */
async function execute({ name, kind, command, env }: Step): Promise<Result> {
  const [log, report] = [fileOf(name, 'log'), path.resolve(fileOf(name, 'report'))];
  const [file = '', ...args] = command(report);
  rmSync(report, { force: true });
  const child = spawn(path.join(BIN, file), args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1', ...env?.(report) },
  });
  const written = createWriteStream(log);
  child.stdout.pipe(written, { end: false });
  child.stderr.pipe(written, { end: false });
  const [status] = (await once(child, 'close')) as [number | null];
  written.end();
  await once(written, 'finish');
  const text = existsSync(report) ? readFileSync(report, 'utf8') : '';
  return resultOf(kind, status, readFileSync(log, 'utf8'), text);
}

/** Reruns the files of the failed tests alone. Those that pass then are listed as flaky and don't count as failed. */
async function tryAgain(step: Step, first: Result): Promise<Result> {
  const files = filesToTryAgain(first.failures);
  const again = step.secondTry?.(files);
  if (!again || files.length === 0) return first;
  const second = { ...step, name: `${step.name}, second try`, command: () => again };
  const compared = compareTries(first, await execute(second));
  flaky.push(...compared.flaky);
  return compared.result;
}

async function run(step: Step): Promise<void> {
  const { name } = step;
  const started = performance.now();
  const result = await execute(step)
    .then((first) => tryAgain(step, first))
    .catch((error: unknown): Result => {
      return { passed: 0, failures: [{ name: 'not started', error: String(error) }] };
    });
  passed += result.passed;
  const isGreen = result.failures.length === 0;
  const counts = `${result.passed} passed${isGreen ? '' : `, ${result.failures.length} failed`}`;
  console.log(`${isGreen ? '✓' : '✗'} ${name}: ${counts} (${secondsSince(started)} s)`);
  if (isGreen) return;
  const failedStep = { name, log: fileOf(name, 'log'), failures: result.failures };
  failed.push(failedStep);
  console.log(reportFailures([failedStep]));
}

/** Runs the steps in parallel, one per core. */
async function onAllCores(steps: readonly Step[]): Promise<void> {
  const waiting = [...steps];
  async function core(): Promise<void> {
    for (let step = waiting.shift(); step; step = waiting.shift()) await run(step);
  }
  await Promise.all(Array.from({ length: availableParallelism() }, core));
}

const runs = new Map(Object.entries(RUNS));
const [chosen = ''] = process.argv.slice(2);
const groups = runs.get(chosen);
if (!groups) throw new Error(`There is no run "${chosen}", only ${[...runs.keys()].join(', ')}.`);
process.chdir(ROOT);
mkdirSync(LOGS, { recursive: true });
const started = performance.now();
if (chosen !== 'check') {
  await checkMachine().catch((error: unknown) => {
    console.error(
      `\nThe tests cannot run here. ${error instanceof Error ? error.message : String(error)}`,
    );
    process.exit(1);
  });
}
for (const group of groups) {
  await onAllCores(group);
  // A check in a group of its own provides what later steps need.
  if (failed.length > 0 && group.length === 1) break;
}
if (flaky.length > 0) {
  console.log('\nFlaky: these failed once and passed in a second try, alone.');
  for (const { name, trace } of flaky) console.log(`  ${name} (trace: ${trace ?? 'none'})`);
}
// Repeated at the end, where people look for it.
if (failed.length > 0) console.log(`\n${reportFailures(failed)}`);
const failures = failed.reduce((sum, each) => sum + each.failures.length, 0);
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(`\n${passed} passed, ${failures} failed (${minutes} minutes)`);
if (failures > 0) process.exitCode = 1;
