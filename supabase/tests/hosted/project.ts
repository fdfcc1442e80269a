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
