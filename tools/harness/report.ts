import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { PROJECT_DIR } from '../../supabase/local/settings.ts';

/** One line of a result: the goal, the measurement, and whether it meets the goal. Null is informational. */
export type Row = { scenario: string; target: string; measured: string; ok: boolean | null };

export type Scenario = { name: string; run: () => Promise<Row[]> };

const MARKS = { true: '✓', false: '✗', null: '·' };

/** An error's first line, because a browser that fails to start lists all its options in the others. */
const reasonOf = (error: unknown): string =>
  String(error).trim().split('\n')[0]?.slice(0, 300) ?? '';

/** Continues with the next scenario when one fails, and stores each result at once. */
export class Report {
  readonly rows: Row[] = [];
  readonly #file: string;
  readonly #about: object;

  constructor(tool: string, about: object = {}, folder = path.join(PROJECT_DIR, '.local')) {
    this.#file = path.join(folder, `${tool}.json`);
    const machine = {
      processors: `${cpus().length} × ${cpus()[0]?.model}`,
      memoryGib: Math.round(totalmem() / 2 ** 30),
      node: process.version,
    };
    this.#about = { at: new Date().toISOString(), machine, ...about };
    mkdirSync(folder, { recursive: true });
  }

  add(rows: readonly Row[]): void {
    this.rows.push(...rows);
    for (const { ok, scenario, target, measured } of rows) {
      console.log(`${MARKS[`${ok}`]} ${scenario.padEnd(4)} ${target}\n       ${measured}`);
    }
    writeFileSync(
      `${this.#file}.new`,
      JSON.stringify({ ...this.#about, rows: this.rows }, null, 2),
    );
    renameSync(`${this.#file}.new`, this.#file);
  }

  async run({ name, run }: Scenario): Promise<void> {
    const started = performance.now();
    try {
      this.add(await run());
    } catch (error) {
      console.error(error);
      const measured = reasonOf(error);
      this.add([{ scenario: name, target: 'runs to its end', measured, ok: false }]);
    }
    console.log(`       (${name}: ${((performance.now() - started) / 1000).toFixed(1)} s)`);
  }

  /** Exits the process, with 1 if a target was missed. */
  exit(): never {
    const met = this.rows.filter(({ ok }) => ok !== false).length;
    console.log(`\n${met} of ${this.rows.length} rows green; ${this.#file}`);
    process.exit(met === this.rows.length ? 0 : 1);
  }
}

/** Whether `--only` names a scenario. Throws for an unknown name, because an empty run would look like success. */
export function chooseScenarios(
  names: readonly string[],
  only: string | undefined,
): (name: string) => boolean {
  const wanted = only?.split(',');
  const unknown = wanted?.filter((name) => !names.includes(name)) ?? [];
  if (unknown.length > 0) {
    throw new Error(`--only ${unknown.join()}: there are only ${[...new Set(names)].join(', ')}.`);
  }
  return (name) => wanted?.includes(name) ?? true;
}
