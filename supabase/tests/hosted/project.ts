import { after } from 'node:test';
import {
  pushMigrations,
  startHostedProject,
  type HostedProject,
} from '../support/servers/hosted-project.ts';

async function start(): Promise<HostedProject> {
  const project = await startHostedProject();
  after(() => project.stop());
  await pushMigrations(project, '--include-seed');
  return project;
}

/** One project for all suites of a run, with all migrations and the seed by the real CLI. */
export const project = await start();

/** The jobs of its schedule. */
export const readJobs = async () =>
  (await project.query('select name, every_seconds from public.job_schedule()')).map((row) => ({
    name: String(row.name),
    everySeconds: Number(row.every_seconds),
  }));
