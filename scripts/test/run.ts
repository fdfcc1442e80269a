import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { resultOf, type Result } from './results.ts';
import { FIRST, stepsOf, type Step } from './steps.ts';
import { reportFailures, type FailedStep } from './failure-report.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BIN = path.join(ROOT, 'node_modules/.bin');
const LOGS = path.join('.local', 'test');

const failed: FailedStep[] = [];
let passed = 0;

const secondsSince = (started: number) => ((performance.now() - started) / 1000).toFixed(1);
const fileOf = (name: string, ending: string) =>
  path.join(LOGS, `${name.replaceAll(/\W+/g, '-').toLowerCase()}.${ending}`);

/** Runs the step's command; its output goes to its log alone. */
async function execute({ name, kind, command, env }: Step): Promise<Result> {
  const [log, report] = [fileOf(name, 'log'), path.resolve(fileOf(name, 'report'))];
  const [file = '', ...args] = command(report);
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

const failedBy = (name: string, error: unknown): Result => ({
  passed: 0,
  failures: [{ name, error: String(error) }],
});

async function run(step: Step): Promise<void> {
  const { name, needs } = step;
  const started = performance.now();
  const result = failed.some((each) => each.name === needs)
    ? failedBy('not run', `It needs “${needs}”.`)
    : await execute(step).catch((error: unknown) => failedBy('not started', error));
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

process.chdir(ROOT);
const isNightly = process.argv.includes('--nightly');
if (isNightly) process.env.NIGHTLY = '1';
rmSync(LOGS, { recursive: true, force: true });
mkdirSync(LOGS, { recursive: true });
const started = performance.now();
for (const step of FIRST) await run(step);
for (const group of stepsOf(isNightly)) await onAllCores(group);
// Repeated at the end, where it is looked for.
if (failed.length > 0) console.log(`\n${reportFailures(failed)}`);
const failures = failed.reduce((sum, each) => sum + each.failures.length, 0);
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(`\n${passed} passed, ${failures} failed (${minutes} minutes)`);
if (failures > 0) process.exitCode = 1;
